import type { FieldProps } from './fieldPropsPort'

export const fieldProps: FieldProps = ({ label, isInvalid }) => ({
  'aria-label': label,
  'aria-invalid': isInvalid ? 'true' : 'false',
})
