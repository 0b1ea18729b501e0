import { DetailList } from '@my-school/ui-kit'
import { phoneUrl } from '../../layout/footer.tsx'
import { contactDetails } from '../../school.ts'
import { strings } from '../../strings/information.ts'

const text = strings.contact

/** Half the height and width of the map, in degrees: a few streets. */
const AROUND = { latitude: 0.004, longitude: 0.007 }

const { latitude, longitude } = contactDetails
const box = [
  longitude - AROUND.longitude,
  latitude - AROUND.latitude,
  longitude + AROUND.longitude,
  latitude + AROUND.latitude,
].map((degrees) => degrees.toFixed(5))

const embedded = `https://www.openstreetmap.org/export/embed.html?bbox=${box.join('%2C')}&layer=mapnik&marker=${latitude}%2C${longitude}`
const whole = `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

const ways = [
  { label: text.office, value: <a href={phoneUrl}>{contactDetails.phone}</a> },
  ...(contactDetails.email
    ? [{ label: text.mail, value: <a href={`mailto:${contactDetails.email}`}>{contactDetails.email}</a> }]
    : []),
  { label: text.hours, value: contactDetails.hours },
]

/** Address, telephone, hours and a map. Only the map needs another server. */
export function SchoolMap() {
  return (
    <>
      <address className="prose">
        {contactDetails.address.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <DetailList items={ways} />
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
