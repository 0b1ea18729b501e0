import { defaultMessages } from '../kit-provider/messages.ts'

type Messages = typeof defaultMessages
type StringIn<Texts> = { [Name in keyof Texts]: Texts[Name] extends string ? Name : never }[keyof Texts]

/** The props of an element for the texts of its component; functions and groups of texts are not among them. */
export const textsOf = <Component extends keyof Messages>(component: Component) =>
  Object.fromEntries(
    Object.entries(defaultMessages[component]).flatMap(([name, text]) =>
      typeof text === 'string' ? [[name, String]] : [],
    ),
  ) as { readonly [Name in StringIn<Messages[Component]>]: StringConstructor }
