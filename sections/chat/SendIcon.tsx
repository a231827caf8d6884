/** Lucide's "arrow-up", drawn here because <Icon> would bring the whole set of icons into the browser. */
export function SendIcon() {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 19V5M5 12l7-7 7 7" />
    </svg>
  )
}
