export { ConfirmDeletePrompt, type ConfirmDeletePromptProps } from './confirm-delete-prompt.tsx'
