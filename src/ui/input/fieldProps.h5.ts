import type { FieldProps } from './fieldPropsPort'

/** Taro's Input is a web component: only its `nativeProps` reach the field inside. */
export const fieldProps: FieldProps = ({ label, isInvalid, autoComplete, keypad }) => ({
  'aria-label': label,
  nativeProps: { ...keypad, autoComplete, 'aria-label': label, 'aria-invalid': isInvalid ? 'true' : 'false' },
})
