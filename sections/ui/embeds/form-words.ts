import type { FormField, FormWords } from '../../../schemas/types'
import type { WordName, Words } from '../../words/words'

/** The words of a form of the site's own, unless its site.json has others. */
export const formWords = (words: Words): Required<FormWords> => ({
  button: words.postSend,
  sending: words.postSending,
  optional: words.postOptional,
  choose: words.postChoose,
  failed: words.postFailed,
  again: words.postAgain,
})

type FieldType = FormField['type']

/** What a type of field is called unless the field says so. */
const LABELS: Partial<Record<FieldType, WordName>> = {
  name: 'formName',
  phone: 'formPhone',
  email: 'fieldEmail',
  town: 'fieldTown',
  message: 'fieldMessage',
  photo: 'fieldPhoto',
}

/** What is said when a field was left empty or holds something else. */
const ERRORS: Partial<Record<FieldType, WordName>> = {
  name: 'formNameError',
  phone: 'formPhoneError',
  email: 'fieldEmailError',
  town: 'fieldTownError',
  text: 'fieldTextError',
  message: 'formTaskError',
  choice: 'fieldChoiceError',
  photo: 'fieldPhotoError',
}

/** The words of a type of field, unless the field has others. */
export function fieldWords(type: FieldType, words: Words): { label: string; error: string } {
  const wordFor = (names: typeof LABELS) => {
    const name = names[type]
    return name ? words[name] : ''
  }
  return { label: wordFor(LABELS), error: wordFor(ERRORS) }
}
