import { Text, View } from '@tarojs/components'
import type { ReactNode } from 'react'
import { Icon } from '@/ui/media/Icon'
import './Alarm.scss'

/** An error message next to the part of the screen that it concerns; a screen reader announces it. */
export function Alarm({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <View className="alarm" role="alert">
      <Icon name="warning" size={16} />
      <Text className="alarm-text">{text}</Text>
      {children}
    </View>
  )
}
