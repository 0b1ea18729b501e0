import { LANGUAGE_PARAMETER, type Language } from '#contract'

/** The document of Home in another language, as a visitor gets it. Without cookies: it is not the choice of this browser. */
export async function getPublicDocument(language: Language): Promise<Document> {
  const response = await fetch(`/?${LANGUAGE_PARAMETER}=${language}`, { credentials: 'omit' })
  return new DOMParser().parseFromString(await response.text(), 'text/html')
}
