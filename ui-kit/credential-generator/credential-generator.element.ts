import { defineElement } from '../elements/define-element.ts'
import { asControl } from '../elements/form-field.ts'
import { textsOf } from '../elements/texts.ts'
import { credentialGeneratorMessages } from '../messages/en/credential-generator.ts'
import { CredentialGenerator } from './credential-generator.tsx'
import './credential-generator.css'

export const element = defineElement('kit-credential-generator', CredentialGenerator, {
  props: {
    ...textsOf(credentialGeneratorMessages),
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
