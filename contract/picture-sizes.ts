/** How large the pictures are that the server makes. */

/** The longest edge of a photo as it is stored, px; `thumb` is a square. */
export const photoEdges = { full: 1_024, card: 560, thumb: 96 } as const

/** The picture that other sites and messengers show beside a link to a page: its path, and its size in pixels. */
export const linkPreview = { path: '/link-preview.png', width: 1_200, height: 630 } as const
