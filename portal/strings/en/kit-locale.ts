import { type ComponentType, Fragment, type ReactNode } from 'react'

/** Around all pages: in which language, and with which digits, the kit writes numbers and sorts. Its default is English. */
export const LanguageOfKit: ComponentType<{ children: ReactNode }> = Fragment
