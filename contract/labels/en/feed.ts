/** The name of the feed of notices. */
export const feedTitle = ({ school }: { school: string }) => `Notices of ${school}`
