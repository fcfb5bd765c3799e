import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { safetyWords } from '@/i18n/safety'
import { saveFile } from '@/platform/storage/saveFile'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Sheet } from '@/ui/layer/Sheet'
import { ListRow } from '@/ui/list/ListRow'
import { Icon } from '@/ui/media/Icon'
import './OwnDataSheet.scss'
import type { OwnDataStore } from './ownDataStore'

/** The row that opens the download of the customer's own data. */
export const OwnDataRow = observer(function OwnDataRow({ store }: { store: OwnDataStore }) {
  const words = safetyWords()
  return <ListRow id="own-data" icon="box" title={words.ownData} detail={words.ownDataHint} onTap={store.open} />
})

/** Says what the file holds, makes it, and gives it to the customer. */
export const OwnDataSheet = observer(function OwnDataSheet({ store }: { store: OwnDataStore }) {
  const words = safetyWords()
  const { file } = store
  useEnd(store.making)
  const button = file ? (
    <Button id="own-data-hand" block text={words.hand[saveFile.way]} onTap={() => void store.hand()} />
  ) : (
    <Button id="own-data-make" block text={words.makeOwnData} busy={store.making.busy} onTap={store.make} />
  )
  return (
    <Sheet id="own-data-sheet" open={store.isOpen} title={words.ownData} onClose={store.close} footer={button}>
      <View className="own-data">
        <Text className="own-data-text">{words.ownDataText}</Text>
        {file && (
          <View className="own-data-file" role="status">
            <View className="own-data-icon">
              <Icon name="done" size={24} />
            </View>
            <View>
              <Text className="own-data-title">{words.ready}</Text>
              <Text className="own-data-text">{words.fileName(file.name)}</Text>
              {store.isHanded !== undefined && (
                <Text className="own-data-told">
                  {store.isHanded ? words.handed[saveFile.way] : words.notHanded[saveFile.way]}
                </Text>
              )}
            </View>
          </View>
        )}
      </View>
    </Sheet>
  )
})
