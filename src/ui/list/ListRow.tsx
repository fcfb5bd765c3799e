import { Text, View } from '@tarojs/components'
import { Icon, type IconName } from '@/ui/media/Icon'
import './ListRow.scss'
import { Tappable } from '@/ui/action/Tappable'

interface ListRowProps {
  id?: string
  title: string
  icon?: IconName
  /** Current value, at the end of the row. */
  value?: string
  /** A second line under the title. */
  detail?: string
  /** Makes the row a link. */
  onTap?: () => void
}

/** One row of a list of settings or documents. */
export function ListRow({ id, title, icon, value, detail, onTap }: ListRowProps) {
  const content = (
    <>
      {icon && (
        <View className="list-row-icon">
          <Icon name={icon} size={20} />
        </View>
      )}
      <View className="list-row-main">
        <Text className="list-row-title">{title}</Text>
        {detail && <Text className="list-row-detail">{detail}</Text>}
      </View>
      {value && <Text className="list-row-value">{value}</Text>}
      {onTap && (
        <View className="list-row-next">
          <Icon name="next" size={16} />
        </View>
      )}
    </>
  )
  if (!onTap) {
    return (
      <View id={id} className="list-row">
        {content}
      </View>
    )
  }
  return (
    <Tappable id={id} className="list-row" role="link" onTap={onTap}>
      {content}
    </Tappable>
  )
}
