import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { safetyWords } from '@/i18n/safety'
import { saveFile } from '@/platform/storage/saveFile'
import { useEnd } from '@/shell/useEnd'
import { Button } from '@/ui/action/Button'
import { Text } from '@/ui/display/Text'
import { Sheet } from '@/ui/layer/Sheet'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { ListRow } from '@/ui/list/ListRow'
import { Icon } from '@/ui/media/Icon'
import './OwnDataSheet.scss'
import type { OwnDataStore } from './ownDataStore'

/** The row that opens the download of the customer's own data; nothing where the server does not offer it. */
export const OwnDataRow = observer(function OwnDataRow({ store }: { store: OwnDataStore }) {
  const words = safetyWords()
  if (!store.isOffered) return null
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
      <Stack gap={16} className="own-data">
        <Text kind="reading" tone="second" block>
          {words.ownDataText}
        </Text>
        {file && (
          <Row gap={12} align="stretch" className="own-data-file" role="status">
            <Row align="stretch" className="own-data-icon">
              <Icon name="done" size={24} />
            </Row>
            <View>
              <Text kind="large" strong block>
                {words.ready}
              </Text>
              <Text kind="reading" tone="second" block>
                {words.fileName(file.name)}
              </Text>
              {store.isHanded !== undefined && (
                <Text kind="body" block above={4}>
                  {store.isHanded ? words.handed[saveFile.way] : words.notHanded[saveFile.way]}
                </Text>
              )}
            </View>
          </Row>
        )}
      </Stack>
    </Sheet>
  )
})
