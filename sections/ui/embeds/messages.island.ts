/**
 * Leaves it to a form's own messages to say what is wrong: the browser's bubble would cover them. The first wrong field
 * gets the focus, as it would with the bubble.
 */
export function mount(form: HTMLElement): void {
  const showOwnMessage = (event: Event) => {
    event.preventDefault()
    form.querySelector<HTMLElement>(':invalid')?.focus()
  }
  form.addEventListener('invalid', showOwnMessage, { capture: true })
}
