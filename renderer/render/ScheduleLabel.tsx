interface ScheduleLabelProps {
  /** "This section" */
  about: string
  /** Why it isn't on the site now; undefined if it is. */
  absence: string | undefined
}

const STYLES =
  '.plat-schedule{position:relative;z-index:2;margin:0;padding:.35rem 1rem;background:#fde68a;color:#1f2937;font:600 .8125rem/1.4 system-ui,sans-serif}'

/** Says in development that a build would leave out a page or a section. */
export const ScheduleLabel = ({ about, absence }: ScheduleLabelProps) =>
  absence === undefined ? null : (
    <p className="plat-schedule">
      <style href="plat-schedule" precedence="page">
        {STYLES}
      </style>
      {`${about} ${absence}.`}
    </p>
  )
