import type { Video } from '../../schemas/types'

type VideoLinks = { /** The player, for a frame. */ frame: string; /** The video's own page. */ page: string }

/** Where a video plays in a frame, and where it is at home. */
export function videoLinks({ provider, id }: Pick<Video, 'provider' | 'id'>): VideoLinks {
  const code = encodeURIComponent(id)
  switch (provider) {
    case 'youtube':
      return {
        frame: `https://www.youtube-nocookie.com/embed/${code}?autoplay=1`,
        page: `https://www.youtube.com/watch?v=${code}`,
      }
    case 'vimeo':
      return {
        frame: `https://player.vimeo.com/video/${code}?autoplay=1&dnt=1`,
        page: `https://vimeo.com/${code}`,
      }
  }
}
