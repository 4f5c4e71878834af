export default 'What Wedding Invite keeps of couples and their guests, who can see it, and what it never collects.';
