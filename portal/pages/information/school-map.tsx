import { DetailList } from '@my-school/ui-kit'
import type { Contact } from '#contract'
import { texts } from '#messages'
import { useSchool } from '../../hooks/use-school.ts'
import { AddressLines, PhoneLink } from '../../layout/footer.tsx'
import { MailLink } from '../../layout/mail-link.tsx'
import { own } from '../../layout/own-text.tsx'

/** Half the height and width of the map, in degrees: a few streets. */
const AROUND = { latitude: 0.004, longitude: 0.007 }

/** Address, telephone, hours and a map. Only the map needs another server. */
export function SchoolMap() {
  const text = texts().information.contact
  const { contact } = useSchool()
  const { phones, email, hours, position } = contact
  const ways = [
    ...phones.map((number) => ({ label: text.office, value: <PhoneLink number={number} /> })),
    ...(email ? [{ label: text.mail, value: <MailLink address={email} /> }] : []),
    ...(hours ? [{ label: text.hours, value: own(contact, 'hours') }] : []),
  ]
  return (
    <>
      <address className="prose">
        <AddressLines />
      </address>
      <DetailList items={ways} />
      {position && <StreetMap {...position} />}
    </>
  )
}

function StreetMap({ latitude, longitude }: NonNullable<Contact['position']>) {
  const text = texts().information.contact
  const box = [
    longitude - AROUND.longitude,
    latitude - AROUND.latitude,
    longitude + AROUND.longitude,
    latitude + AROUND.latitude,
  ].map((degrees) => degrees.toFixed(5))
  const embedded = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`
  const whole = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
  return (
    <>
      <iframe
        className="contact-map"
        title={text.map}
        src={embedded}
        loading="lazy"
        referrerPolicy="no-referrer"
        sandbox="allow-scripts allow-same-origin allow-popups"
      />
      <p>
        <a href={whole}>{text.openMap}</a>
      </p>
    </>
  )
}
