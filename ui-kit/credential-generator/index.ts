export {
  CredentialGenerator,
  type CredentialGeneratorProps,
} from './credential-generator.tsx'
export { generatePassword, type UserIdParts } from './random.ts'
