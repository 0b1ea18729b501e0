import { fetchChunks } from './match-page.ts'

/** Fetches the script of an area when the pointer, a finger or the focus comes to a link that leads there. */
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
