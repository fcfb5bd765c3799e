import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { ContractDocument } from '@/contract/member/documents'
import { leadsSomewhere, openBlockLink } from '@/domain/remoteConfig/blocks/LinkArea'
import { Card } from '@/ui/display/Card'
import { ListRow } from '@/ui/list/ListRow'

/** The documents of a membership; one whose address leads nowhere in this build is not offered (S1). */
export const DocumentList = observer(function DocumentList({ documents }: { documents: readonly ContractDocument[] }) {
  const open = documents.filter(({ url }) => leadsSomewhere(url))
  if (open.length === 0) return null
  return (
    <Card flush>
      <View>
        {open.map(({ name, url }) => (
          <ListRow key={url} icon="document" title={name} onTap={() => openBlockLink(url)} />
        ))}
      </View>
    </Card>
  )
})
