/**
 * For the environment of a process of Node that talks with nobody. The certificates that a machine adds are read before
 * anything else, a hundred and fifty in a seventh of a second.
 */
export const NO_CERTIFICATES = { NODE_EXTRA_CA_CERTS: undefined }
