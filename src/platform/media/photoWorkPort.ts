import type { Photo } from './choosePhotoPort'

/** The brightness of each pixel of a picture, row by row, from 0 (black) to 255 (white). */
export interface GreyPicture {
  width: number
  height: number
  pixels: ArrayLike<number>
}

/** Work on a picture before it is sent. */
export interface PhotoWorkPort {
  /**
   * The picture with its longer side scaled down to so many pixels, as a JPEG; the picture itself where the host cannot do it. Never
   * rejects.
   */
  shrink(photo: Photo, longest: number): Promise<Photo>
  /**
   * The picture in grey, its longer side scaled down to so many pixels; undefined where the host does not show the pixels. Never rejects.
   */
  greyOf(photo: Photo, longest: number): Promise<GreyPicture | undefined>
}
