import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FreeGroup, FreeMember } from '@/contract/activity/free'
import { freeWords } from '@/i18n/free'
import { Text } from '@/ui/display/Text'
import { Row } from '@/ui/layout/Row'
import { Stack } from '@/ui/layout/Stack'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './Members.scss'

/** The places of a group: who has taken one, and those that are free. */
export const Members = observer(function Members({ group }: { group: FreeGroup }) {
  const words = freeWords()
  const { size, members, state } = group
  const left = state === 'open' ? Math.max(size - members.length, 0) : 0
  return (
    <Row
      gap={16}
      align="stretch"
      justify="center"
      wrap
      className="free-members"
      role="list"
      aria-label={words.members(members.length, size)}
    >
      {members.map((member, index) => (
        // A group holds nothing but its order that tells two members of the same masked name apart.
        <Seat key={`${index}-${member.name}`} member={member} />
      ))}
      {Array.from({ length: left }, (_, index) => (
        <Stack key={`free-${members.length + index}`} align="center" className="free-seat" role="listitem">
          <View className="free-seat-face is-empty">
            <Icon name="person" size={20} />
          </View>
          <Text kind="note" tone="second" center above={8}>
            {words.emptySeat}
          </Text>
        </Stack>
      ))}
    </Row>
  )
})

const Seat = observer(function Seat({ member }: { member: FreeMember }) {
  const words = freeWords()
  const { name, imgUrl, isStarter, isSelf } = member
  const role = isSelf ? words.self : isStarter ? words.starter : ''
  return (
    <Stack align="center" className="free-seat" role="listitem">
      <Picture
        className="free-seat-face"
        src={imgUrl || undefined}
        mode="aspectFill"
        instead={<Icon name="person" size={20} />}
      />
      <Text kind="note" tone="second" center above={8}>
        {name}
      </Text>
      {role && (
        <Text kind="note" tone="brand" className="free-seat-role">
          {role}
        </Text>
      )}
    </Stack>
  )
})
