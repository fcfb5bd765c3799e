import { makeAutoObservable } from 'mobx'
import { type Education, type Profession, type SetUserInfoReq, setUserInfo } from '@/contract/profile'
import { type UserInfoRes, userInfo } from '@/contract/session'
import { PictureUpload, takesPictures } from '@/domain/profile/pictureUpload'
import { drop } from '@/lib/drop'
import { Form } from '@/lib/form'
import { trimUnseen } from '@/lib/text'
import type { Photo, PhotoRefusal } from '@/platform/media/choosePhotoPort'
import { Loadable } from '@/request/loadable'
import { type Refusal, Submission } from '@/request/submission'
import { nickNameProblem } from './nickName'
import { RegionStore } from './regionStore'

const nickName = { problem: nickNameProblem, sent: trimUnseen }

/** What is said beside a field that is not typed. */
type FieldFault =
  | { field: 'region'; kind: 'pending' }
  | { field: 'region' | 'picture'; kind: 'refused'; message: string }

/** The profile form. What the customer has changed stays when the data is read again. */
export class ProfileFormStore {
  readonly page = new Loadable<UserInfoRes>()
  readonly form = new Form({ nickName })
  readonly region = new RegionStore()
  education: Education | undefined = undefined
  profession: Profession | undefined = undefined
  /** The picture that replaces the old one, once it is uploaded and the form is saved. */
  picture: PictureUpload | undefined = undefined
  readonly takesPictures = takesPictures
  isChoosingPicture = false
  /** Why the last picture could not be taken or chosen, where the customer can change it. */
  photoRefusal: PhotoRefusal | undefined = undefined
  fault: FieldFault | undefined = undefined
  readonly saving = new Submission<SetUserInfoReq, object>({
    needsConsent: true,
    send: (form, send) => send(setUserInfo, form),
    showRefusal: (refusal) => this.showRefusal(refusal),
  })
  private isFilled = false

  constructor() {
    makeAutoObservable<ProfileFormStore, 'isFilled'>(this, { isFilled: false }, { autoBind: true })
  }

  load(): Promise<void> {
    return this.page.load(async (read) => {
      const answer = await read(userInfo, { withProfile: true })
      this.fill(answer)
      return answer
    })
  }

  /** Address of the picture to show: the new one once it is uploaded. */
  get imgUrl(): string {
    return this.picture?.stored?.url ?? this.page.value?.userInfo.imgUrl ?? ''
  }

  openPhotoSheet(): void {
    this.photoRefusal = undefined
    this.isChoosingPicture = true
  }

  closePhotoSheet(): void {
    this.isChoosingPicture = false
  }

  refusePhoto(why: PhotoRefusal): void {
    this.photoRefusal = why
  }

  /** Uploads a chosen picture at once; the profile shows it after it is saved. */
  choosePhoto(photo: Photo): void {
    if (this.picture) drop(this.picture)
    this.fault = undefined
    this.picture = new PictureUpload(photo, 'avatar')
    this.picture.start()
  }

  chooseEducation(education: Education | undefined): void {
    this.education = education
  }

  chooseProfession(profession: Profession | undefined): void {
    this.profession = profession
  }

  /** Saves the profile; what is wrong is said beside its field, and nothing is sent. */
  save(): void {
    this.fault = undefined
    const typed = this.form.read()
    if (!typed) return
    if (this.region.isPending) this.fault = { field: 'region', kind: 'pending' }
    else void this.saving.submit({ ...typed, ...this.changes })
  }

  /** What differs from the saved profile, apart from the nickname. */
  private get changes(): Omit<SetUserInfoReq, 'nickName'> {
    const { profile } = this.page.value ?? {}
    const countyCode = this.region.chosen?.county.code
    return {
      ...(this.picture?.stored && { pictureId: this.picture.stored.pictureId }),
      ...(countyCode !== profile?.address?.county.code && { countyCode }),
      ...(this.education && { education: this.education }),
      ...(this.profession && { profession: this.profession }),
    }
  }

  /** Fills the form in before its fields are drawn: Taro's fields fail where their text changes while they are being made. */
  private fill({ userInfo: user, profile }: UserInfoRes): void {
    if (this.isFilled) return
    this.isFilled = true
    this.form.type('nickName', user.nickName)
    this.education = profile?.education || undefined
    this.profession = profile?.profession || undefined
    this.region.start(profile?.address)
  }

  private showRefusal({ code, message }: Refusal): boolean {
    if (code === 'NICK_NAME_INVALID') this.form.refuse('nickName', message)
    else if (code === 'REGION_UNKNOWN') this.fault = { field: 'region', kind: 'refused', message }
    else if (code === 'PICTURE_UNKNOWN') this.fault = { field: 'picture', kind: 'refused', message }
    else return false
    return true
  }
}
