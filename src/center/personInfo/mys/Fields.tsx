import { View } from '@tarojs/components'
import { observer } from 'mobx-react'
import { educations, professions } from '@/contract/profile'
import { profileFormWords } from '@/i18n/profileForm'
import { FormField } from '@/ui/input/FormField'
import { PickerField } from '@/ui/input/PickerField'
import { RegionField } from './RegionField'
import type { ProfileFormStore } from './store'

/** Place of the chosen one in a list. */
const placeOf = (list: readonly string[], chosen = ''): number | undefined => {
  const index = list.indexOf(chosen)
  return index < 0 ? undefined : index
}

/** What the customer tells about themselves. */
export const Fields = observer(function Fields({ store }: { store: ProfileFormStore }) {
  const words = profileFormWords()
  const { education, profession } = store
  return (
    <View>
      <FormField
        id="profile-nick-name"
        form={store.form}
        name="nickName"
        label={words.nickName}
        problems={words.nickNameProblems}
        placeholder={words.nickNamePlaceholder}
        maxLength={40}
        clears
      />
      <RegionField store={store} />
      <PickerField
        id="profile-education"
        label={words.education}
        placeholder={words.educationPlaceholder}
        value={education ? words.educations[education] : ''}
        columns={[
          {
            name: words.education,
            options: educations.map((one) => words.educations[one]),
            at: placeOf(educations, education),
          },
        ]}
        onChoose={([index = 0]) => store.chooseEducation(educations[index])}
      />
      <PickerField
        id="profile-profession"
        label={words.profession}
        placeholder={words.professionPlaceholder}
        value={profession ? words.professions[profession] : ''}
        columns={[
          {
            name: words.profession,
            options: professions.map((one) => words.professions[one]),
            at: placeOf(professions, profession),
          },
        ]}
        onChoose={([index = 0]) => store.chooseProfession(professions[index])}
      />
    </View>
  )
})
