import { defaultMessages, KitProvider } from '@my-school/ui-kit'
import { de } from '@my-school/ui-kit/messages/de'
import { ur } from '@my-school/ui-kit/messages/ur'
import type { Decorator } from '@storybook/react-vite'
import { createElement, type ReactNode } from 'react'
import { pseudo } from '../tools/pseudo-language.ts'

/** The languages of the toolbar: the kit's texts, not those that a story passes. */
export const languages = {
  en: { title: 'English', locale: 'en', dir: 'ltr', messages: undefined },
  de: { title: 'Deutsch', locale: 'de', dir: 'ltr', messages: de },
  ur: { title: 'اردو', locale: 'ur', dir: 'rtl', messages: ur },
  // Longer, with accents, from right to left. No dates are in it: those of Urdu have no Latin letters either.
  pseudo: { title: 'Ƥšēūḑō', locale: 'ur', dir: 'rtl', messages: pseudo(defaultMessages) },
} as const

export type LanguageName = keyof typeof languages

/** The direction of the toolbar, where it names one, else that of the language. */
export const directionOf = ({ language, direction }: { language: LanguageName; direction: string }) =>
  direction === 'auto' ? languages[language].dir : direction

/** The language of the toolbar around a story. */
export const inLanguage: Decorator = (Story, { globals }) => {
  const { locale, messages } = languages[globals.language as LanguageName]
  return (
    <KitProvider locale={locale}>
      {/* In every language: a story that has another one shows them too. */}
      <KitProvider messages={messages}>
        {globals.as === 'element' ? (
          <Elements {...{ locale, messages }}>
            <Story />
          </Elements>
        ) : (
          <Story />
        )}
      </KitProvider>
    </KitProvider>
  )
}

/** The same for custom elements, which do not see a provider of React. */
const Elements = ({ children, ...settings }: { children: ReactNode; locale: string; messages?: object }) =>
  settings.messages
    ? createElement(
        'kit-provider',
        { ref: (element: object | null) => void (element && Object.assign(element, settings)) },
        children,
      )
    : children
