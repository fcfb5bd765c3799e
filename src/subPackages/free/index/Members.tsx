import { Text, View } from '@tarojs/components'
import { observer } from 'mobx-react'
import type { FreeGroup, FreeMember } from '@/contract/activity/free'
import { freeWords } from '@/i18n/free'
import { Icon } from '@/ui/media/Icon'
import { Picture } from '@/ui/media/Picture'
import './Members.scss'

/** The places of a group: who has taken one, and those that are free. */
export const Members = observer(function Members({ group }: { group: FreeGroup }) {
  const words = freeWords()
  const { size, members, state } = group
  const left = state === 'open' ? Math.max(size - members.length, 0) : 0
  return (
    <View className="free-members" role="list" aria-label={words.members(members.length, size)}>
      {members.map((member, index) => (
        // A group holds nothing but its order that tells two members of the same masked name apart.
        <Seat key={`${index}-${member.name}`} member={member} />
      ))}
      {Array.from({ length: left }, (_, index) => (
        <View key={`free-${members.length + index}`} className="free-seat" role="listitem">
          <View className="free-seat-face is-empty">
            <Icon name="person" size={20} />
          </View>
          <Text className="free-seat-name">{words.emptySeat}</Text>
        </View>
      ))}
    </View>
  )
})

const Seat = observer(function Seat({ member }: { member: FreeMember }) {
  const words = freeWords()
  const { name, imgUrl, isStarter, isSelf } = member
  const role = isSelf ? words.self : isStarter ? words.starter : ''
  return (
    <View className="free-seat" role="listitem">
      <Picture
        className="free-seat-face"
        src={imgUrl || undefined}
        mode="aspectFill"
        instead={<Icon name="person" size={20} />}
      />
      <Text className="free-seat-name">{name}</Text>
      {role && <Text className="free-seat-role">{role}</Text>}
    </View>
  )
})
