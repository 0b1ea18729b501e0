import { Alert } from '@my-school/ui-kit'
import * as endpoints from '#contract/endpoints'
import type { PortalAddress } from '#contract/operations'
import { texts } from '#messages'
import { Sentence } from '../format/sentence.tsx'
import { useCall } from '../hooks/use-load.ts'

/** The address that is printed on slips. */
export const usePortalAddress = () => useCall(endpoints.portalAddress, { query: { portal: location.origin } })

/** Says before slips are printed that their address does not open everywhere. Not on the paper itself. */
export function AddressWarning({ address }: { address: PortalAddress | undefined }) {
  const strings = texts().logins.portalAddress
  if (!address?.reach) return null
  return (
    <Alert className="address-warning" tone="warning">
      <p>
        <Sentence text={strings.reach[address.reach]} values={{ url: <bdi dir="ltr">{address.url}</bdi> }} />
      </p>
      <p>{strings.mend}</p>
    </Alert>
  )
}
