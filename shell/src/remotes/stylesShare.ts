// The shared module `styled-components`. A lint rule allows remotes to import only these names.
export { css, keyframes, styled } from 'styled-components';
