import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { idCardWords } from '@/i18n/idCard'
import { choosePhoto } from '@/platform/choosePhoto'
import { explain } from '@/shell/explain'
import { Alarm } from '@/ui/Alarm'
import { Button } from '@/ui/Button'
import type { SideStore, SideTrouble } from './sideStore'
import './SideTroubles.scss'

/** What went wrong with the picture of a side, beside it, with the way on that this trouble has; a new picture is always one. */
export const SideTroubles = observer(function SideTroubles({ store }: { store: SideStore }) {
  const words = idCardWords()
  const { trouble, side } = store
  if (!trouble) return null
  return (
    <View className="side-troubles">
      <Alarm text={textOf(trouble)} />
      {trouble.kind === 'denied' && <Text className="side-troubles-hint">{words.deniedHint}</Text>}
      {trouble.kind === 'denied' && choosePhoto.openSettings && (
        <Button
          id={`${side}-settings`}
          size="small"
          kind="second"
          text={words.openSettings}
          onTap={() => void store.openSettings()}
        />
      )}
      {(trouble.kind === 'blurred' || trouble.kind === 'dark') && (
        <Button id={`${side}-anyway`} size="small" kind="second" text={words.sendAnyway} onTap={store.sendAnyway} />
      )}
      {trouble.kind === 'lost' && (
        <Button id={`${side}-resend`} size="small" kind="second" text={words.resend} onTap={store.sendAnyway} />
      )}
    </View>
  )
})

const textOf = (trouble: SideTrouble): string =>
  trouble.kind === 'refused'
    ? explain({ kind: 'refused', message: trouble.message })
    : idCardWords().troubles[trouble.kind]
