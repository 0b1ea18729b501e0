/** The feed of notices. */
export const strings = {
  title: ({ school }: { school: string }) => `Notices of ${school}`,
}
