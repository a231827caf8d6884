import { usePage } from '../page-context'
import styles from './Footer.module.css'
import { PhoneLink } from './PhoneLink'

/** How to reach the business, at the foot of every page. */
export function FooterContact() {
  const { site } = usePage()
  const { address, email, footer, hours } = site
  return (
    <div className={styles.contact}>
      <h2>{footer.contactTitle ?? 'Contact'}</h2>
      <p>
        <PhoneLink className={styles.phone} />
      </p>
      <p>
        {address.street}
        <br />
        {address.town}, {address.state} {address.zip}
      </p>
      <p>{hours.text}</p>
      <p>
        <a href={`mailto:${email}`}>{email}</a>
      </p>
    </div>
  )
}
