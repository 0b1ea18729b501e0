import { defineElement } from '../elements/define-element.ts'
import { asControl } from '../elements/form-field.ts'
import { credentialGeneratorMessages } from './credential-generator.messages.ts'
import { CredentialGenerator } from './credential-generator.tsx'
import './credential-generator.css'

export const element = defineElement('kit-credential-generator', CredentialGenerator, {
  texts: credentialGeneratorMessages,
  props: {
    person: String,
    suffix: String,
    roleWord: String,
    defaultNumber: Number,
    formatUserId: Function,
    userIdName: String,
    passwordName: String,
  },
  defaults: { person: '' },
  events: { onCredentialsChange: {}, onCopied: {}, onCopyFailed: {} },
  form: asControl,
})
