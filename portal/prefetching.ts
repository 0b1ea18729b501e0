import { fetchChunks } from './match-page.ts'

/** Fetches the chunks of a page when the pointer, a finger or the focus is on a link to it. */
export function startPrefetching(): void {
  for (const name of ['pointerover', 'touchstart', 'focusin']) {
    document.addEventListener(name, fetchAhead, { passive: true })
  }
}

function fetchAhead({ target }: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin) return
  fetchChunks(link.pathname)
}
