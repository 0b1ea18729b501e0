import { type RefObject, useEffect, useRef } from 'react'

/**
 * Changes the values of the form that an element is in, wherever they are read: to send them, to keep them as a draft, to
 * compare them.
 */
export function useFormData(
  element: RefObject<HTMLInputElement | HTMLFieldSetElement | null>,
  change: (data: FormData) => void,
): void {
  const latest = useRef(change)
  latest.current = change
  useEffect(() => {
    const form = element.current?.form
    const read = ({ formData }: FormDataEvent) => latest.current(formData)
    form?.addEventListener('formdata', read)
    return () => form?.removeEventListener('formdata', read)
  }, [element])
}
