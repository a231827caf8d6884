import type { Video } from '../../../schemas/types'

type VideoProvider = Video['provider']

/** Where each provider's player comes from. It sets no cookie before it plays. */
export const PLAYERS: Record<VideoProvider, string> = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
}

/** The player of a video, for a frame, and the video's own page. */
export function videoLinks({ provider, id }: Pick<Video, 'provider' | 'id'>): { frame: string; page: string } {
  const code = encodeURIComponent(id)
  return {
    youtube: {
      frame: `${PLAYERS.youtube}/embed/${code}?autoplay=1`,
      page: `https://www.youtube.com/watch?v=${code}`,
    },
    vimeo: { frame: `${PLAYERS.vimeo}/video/${code}?autoplay=1&dnt=1`, page: `https://vimeo.com/${code}` },
  }[provider]
}
