import { type ComponentType, createContext, useContext } from 'react'
import type { FormField } from './form-fields'
import type { Operation } from '../../../renderer/changes/operations'
import type { StudioProblem, Variable } from '../../protocol/documents'

/** What the fields of a form share. All pointers are those of values within the form's own value. */
export interface FormScope {
  /** The document whose anchors links can name. */
  document: string
  problems: StudioProblem[]
  variables: Variable[]
  /** What is to be said about values, by their pointers. */
  notes?: Record<string, string>
  /** The selected field, and a number that grows when it is to be focused. */
  selected: string
  focusRequest: number
  edit: (operations: Operation[], label: string, series?: string) => void
  /** Gives a value to a member, or takes it away if there is none. */
  set: (pointer: string, value: unknown, label: string, series?: string) => void
  /** Shows one field. Lists and groups show theirs with it, too. */
  FieldView: ComponentType<FieldProps>
  /** Corrects a mistake as its message suggests. */
  fix: (problem: StudioProblem) => void
}

const Scope = createContext<FormScope | undefined>(undefined)

export const FormProvider = Scope.Provider

export function useForm(): FormScope {
  const scope = useContext(Scope)
  if (!scope) throw new Error('A field is shown outside of a form.')
  return scope
}

export interface FieldProps {
  field: FormField
  value: unknown
  pointer: string
  /** Whether its label is said elsewhere. */
  isBare?: boolean
}

/** What every kind of field is given. */
export interface WidgetProps {
  field: FormField
  value: unknown
  pointer: string
  /** For the label. */
  id: string
  /** The ids of the description and of the problems. */
  describedBy: string
  isInvalid: boolean
  /** Gives the field a value, or none. Letters that are typed are undone together. */
  set: (value: unknown, isTyped?: boolean) => void
}
