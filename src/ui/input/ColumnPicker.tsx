import { Picker, Text, View } from '@tarojs/components'
import './ColumnPicker.scss'
import { Icon } from '@/ui/media/Icon'
import type { ColumnPickerProps } from './columnPickerPort'

/** Mini-programs: a row that opens the host's own picker, one wheel for each column. */
export function ColumnPicker(props: ColumnPickerProps) {
  const { id, label, columns, value, placeholder, isInvalid, onTurn, onChoose } = props
  return (
    <Picker
      id={id}
      mode="multiSelector"
      range={columns.map(({ options }) => [...options])}
      value={columns.map(({ at }) => at ?? 0)}
      onColumnChange={({ detail: { column, value: index } }) => onTurn?.(column, index)}
      onChange={({ detail }) => onChoose((detail.value as (number | string)[]).map(Number))}
    >
      <View
        className={`column-picker ${isInvalid ? 'is-invalid' : ''}`}
        role="button"
        aria-label={`${label} ${value || placeholder}`}
      >
        <Text className={`column-picker-value ${value ? '' : 'is-empty'}`}>{value || placeholder}</Text>
        <Icon name="next" size={16} />
      </View>
    </Picker>
  )
}
