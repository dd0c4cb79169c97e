import { color, size, space } from '@tanabana/runtime/theme/tokens';
import { styled } from 'styled-components';
import type { Author } from '../../blog/postSchema';
import { Avatar } from '../../components/Avatar';

export function AboutAuthor({ author: { name, avatar, bio, socialLinks } }: { readonly author: Author }) {
  const links = [
    { label: 'Instagram', address: socialLinks.instagram },
    { label: 'Website', address: socialLinks.website },
  ];
  return (
    <Box aria-labelledby="about-author">
      <Avatar emblem={avatar} size={72} />
      <div>
        <h2 id="about-author">About the author</h2>
        <strong>{name}</strong>
        <p>{bio}</p>
        <ul>
          {links.map(
            ({ label, address }) =>
              address && (
                <li key={label}>
                  <a href={address} rel="noopener">
                    {label}
                  </a>
                </li>
              ),
          )}
        </ul>
      </div>
    </Box>
  );
}

const Box = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(3)};
  padding: ${space(4)} 0;
  border-block: 1px solid ${color.line};

  h2 {
    margin-bottom: ${space(1)};
    font-size: ${size.h3};
  }

  p {
    margin: 4px 0 ${space(1)};
    color: ${color.muted};
  }

  > div {
    flex: 1 1 12rem;
    min-width: 0;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(3)};
  }

  a {
    display: inline-block;
    padding: 4px 0;
    color: ${color.madder};
  }
`;
