import { Text, View } from '@tarojs/components'
import { ColumnPicker } from './ColumnPicker'
import type { ColumnPickerProps } from './columnPickerPort'
import './Field.scss'

interface PickerFieldProps extends Omit<ColumnPickerProps, 'isInvalid'> {
  /** What is wrong with the choice; shown under the field. */
  error?: string
}

/** A field whose value is chosen with the host's own picker, with a label, and an error under it. */
export function PickerField({ error, ...picker }: PickerFieldProps) {
  return (
    <View className="field">
      <Text className="field-label">{picker.label}</Text>
      <ColumnPicker {...picker} isInvalid={error !== undefined} />
      {error && (
        <Text className="field-error" role="alert">
          {error}
        </Text>
      )}
    </View>
  )
}
