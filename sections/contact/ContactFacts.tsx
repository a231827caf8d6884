import type { ReactNode } from 'react'
import { usePage } from '../page-context'
import { Icon } from '../ui/Icon'
import styles from './Contact.module.css'

/** Address, hours, e-mail and website, as site.json gives them. */
export function ContactFacts() {
  const { address, hours, email, url } = usePage().site
  return (
    <dl className={styles.facts}>
      <Fact icon="map-pin" label="Address">
        {address.street}
        <br />
        {address.town}, {address.state} {address.zip}
      </Fact>
      <Fact icon="clock" label="Hours">
        {hours.text}
        {hours.note && (
          <>
            <br />
            {hours.note}
          </>
        )}
      </Fact>
      <Fact icon="mail" label="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </Fact>
      <Fact icon="globe" label="Website">
        <a href={url}>{new URL(url).host}</a>
      </Fact>
    </dl>
  )
}

function Fact({ icon, label, children }: { icon: string; label: string; children: ReactNode }) {
  return (
    <div>
      <dt>
        <Icon name={icon} />
        {label}
      </dt>
      <dd>{children}</dd>
    </div>
  )
}
