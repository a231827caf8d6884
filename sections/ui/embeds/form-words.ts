import type { FormField, FormWords } from '../../../schemas/types'

/** The words of a form of the site's own, unless its site.json has others. */
export const FORM_WORDS: Required<FormWords> = {
  button: 'Send',
  sending: 'Sending…',
  optional: '(optional)',
  choose: 'Please choose',
  failed: 'Your message couldn’t be sent. What you wrote is still here: try again, or reach us directly.',
  again: 'That was quick. Please press the button once more.',
}

interface FieldWords {
  label: string
  /** Shown when the field was left empty or holds something else. */
  error: string
}

/** The words of each type of field, unless the field has others. */
export const FIELD_WORDS: Record<FormField['type'], FieldWords> = {
  name: { label: 'Your name', error: 'Please tell us your name.' },
  phone: { label: 'Phone', error: 'Please give a number with area code, so that we can call back.' },
  email: { label: 'E-mail', error: 'Please give an e-mail address, such as ann@example.com.' },
  town: { label: 'Town', error: 'Please tell us where you are.' },
  text: { label: '', error: 'Please fill this in.' },
  message: { label: 'How can we help?', error: 'A few words are enough.' },
  choice: { label: '', error: 'Please choose one.' },
  choices: { label: '', error: '' },
  photo: { label: 'A photo', error: 'Please choose a picture of at most {megabytes} MB.' },
}
