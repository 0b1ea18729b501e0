/** The page table, the rows of an area behind its own, with those that have a script of their own. */
export async function allPages() {
  const { pages } = await import('../../portal/pages.tsx')
  await Promise.all(pages.map((row) => 'table' in row && row.table?.load()))
  return pages.flatMap((row) => {
    if (!('pages' in row)) return [row]
    return [row, ...((typeof row.pages === 'function' ? row.pages() : row.pages) ?? [])]
  })
}
