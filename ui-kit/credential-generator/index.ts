export {
  CredentialGenerator,
  type CredentialGeneratorProps,
} from './credential-generator.tsx'
export { generatePassword, generateUserId, type UserIdParts } from './random.ts'
