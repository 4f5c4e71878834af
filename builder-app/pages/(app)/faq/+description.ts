export default 'Answers about creating, paying for, editing and sharing your digital wedding invitation, and about your guests’ replies.';
