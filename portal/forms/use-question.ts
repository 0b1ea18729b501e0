import { type ReactNode, useState } from 'react'

/** A dialog that asks the user something while a form is being sent. */
export function useQuestion() {
  /** The dialog, to be rendered. */
  const [question, setQuestion] = useState<ReactNode>()
  /**
   * Shows a dialog.
   * @param dialogOf the dialog, which calls `close` when the user has chosen
   * @returns what `close` was called with; undefined if the user went back to the form
   */
  const ask = <T>(dialogOf: (close: (chosen?: T) => void) => ReactNode): Promise<T | undefined> =>
    new Promise<T | undefined>((resolve) => setQuestion(dialogOf(resolve))).finally(() => setQuestion(undefined))
  return { question, ask }
}
