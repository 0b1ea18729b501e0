/** Where slips with a login are printed, if their address does not open everywhere. */
export const portalAddress = {
  reach: {
    machine: ({ url }: { url: string }) =>
      `${url} opens only on this machine. On any other device nobody can log in with these slips.`,
    network: ({ url }: { url: string }) =>
      `${url} opens only in the network of this machine. At home nobody can log in with these slips.`,
  },
  mend: 'Open the portal under the address that everybody uses and print from there. For the person who runs the server: PUBLIC_URL is that address.',
}
