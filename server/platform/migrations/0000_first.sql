CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- The same as fold() of domain/fold.ts: text as people search it. Which capital letters a server knows depends on its age:
-- those of the scripts that came into Unicode lately are written out, before it makes the others small.
CREATE FUNCTION fold_text(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN btrim(regexp_replace(lower(translate(
	regexp_replace(
		normalize(value, NFKD),
		'[\u00ad\u0300-\u036f\u0610-\u061a\u061c\u0621\u0640\u064b-\u065f\u0670\u0674\u06d6-\u06dc\u06df-\u06e8\u06ea-\u06ed\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]',
		'', 'g'
	),
	E'ٱٲٳةۃەہھىیېکڪΣς٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹'
		'\u1C89\u1C90\u1C91\u1C92\u1C93\u1C94\u1C95\u1C96\u1C97\u1C98\u1C99\u1C9A\u1C9B\u1C9C\u1C9D\u1C9E\u1C9F\u1CA0'
		'\u1CA1\u1CA2\u1CA3\u1CA4\u1CA5\u1CA6\u1CA7\u1CA8\u1CA9\u1CAA\u1CAB\u1CAC\u1CAD\u1CAE\u1CAF\u1CB0\u1CB1\u1CB2'
		'\u1CB3\u1CB4\u1CB5\u1CB6\u1CB7\u1CB8\u1CB9\u1CBA\u1CBD\u1CBE\u1CBF\u2C2F\uA7B8\uA7BA\uA7BC\uA7BE\uA7C0\uA7C2'
		'\uA7C4\uA7C5\uA7C6\uA7C7\uA7C9\uA7CB\uA7CC\uA7CE\uA7D0\uA7D2\uA7D4\uA7D6\uA7D8\uA7DA\uA7DC\uA7F1\uA7F5'
		'\U00010570\U00010571\U00010572\U00010573\U00010574\U00010575\U00010576\U00010577\U00010578\U00010579\U0001057A'
		'\U0001057C\U0001057D\U0001057E\U0001057F\U00010580\U00010581\U00010582\U00010583\U00010584\U00010585\U00010586'
		'\U00010587\U00010588\U00010589\U0001058A\U0001058C\U0001058D\U0001058E\U0001058F\U00010590\U00010591\U00010592'
		'\U00010594\U00010595\U00010D50\U00010D51\U00010D52\U00010D53\U00010D54\U00010D55\U00010D56\U00010D57\U00010D58'
		'\U00010D59\U00010D5A\U00010D5B\U00010D5C\U00010D5D\U00010D5E\U00010D5F\U00010D60\U00010D61\U00010D62\U00010D63'
		'\U00010D64\U00010D65\U00016E40\U00016E41\U00016E42\U00016E43\U00016E44\U00016E45\U00016E46\U00016E47\U00016E48'
		'\U00016E49\U00016E4A\U00016E4B\U00016E4C\U00016E4D\U00016E4E\U00016E4F\U00016E50\U00016E51\U00016E52\U00016E53'
		'\U00016E54\U00016E55\U00016E56\U00016E57\U00016E58\U00016E59\U00016E5A\U00016E5B\U00016E5C\U00016E5D\U00016E5E'
		'\U00016E5F\U00016EA0\U00016EA1\U00016EA2\U00016EA3\U00016EA4\U00016EA5\U00016EA6\U00016EA7\U00016EA8\U00016EA9'
		'\U00016EAA\U00016EAB\U00016EAC\U00016EAD\U00016EAE\U00016EAF\U00016EB0\U00016EB1\U00016EB2\U00016EB3\U00016EB4'
		'\U00016EB5\U00016EB6\U00016EB7\U00016EB8',
	E'اااهههههيييككσσ01234567890123456789'
		'\u1C8A\u10D0\u10D1\u10D2\u10D3\u10D4\u10D5\u10D6\u10D7\u10D8\u10D9\u10DA\u10DB\u10DC\u10DD\u10DE\u10DF\u10E0'
		'\u10E1\u10E2\u10E3\u10E4\u10E5\u10E6\u10E7\u10E8\u10E9\u10EA\u10EB\u10EC\u10ED\u10EE\u10EF\u10F0\u10F1\u10F2'
		'\u10F3\u10F4\u10F5\u10F6\u10F7\u10F8\u10F9\u10FA\u10FD\u10FE\u10FF\u2C5F\uA7B9\uA7BB\uA7BD\uA7BF\uA7C1\uA7C3'
		'\uA794\u0282\u1D8E\uA7C8\uA7CA\u0264\uA7CD\uA7CF\uA7D1\uA7D3\uA7D5\uA7D7\uA7D9\uA7DB\u019B\u0073\uA7F6'
		'\U00010597\U00010598\U00010599\U0001059A\U0001059B\U0001059C\U0001059D\U0001059E\U0001059F\U000105A0\U000105A1'
		'\U000105A3\U000105A4\U000105A5\U000105A6\U000105A7\U000105A8\U000105A9\U000105AA\U000105AB\U000105AC\U000105AD'
		'\U000105AE\U000105AF\U000105B0\U000105B1\U000105B3\U000105B4\U000105B5\U000105B6\U000105B7\U000105B8\U000105B9'
		'\U000105BB\U000105BC\U00010D70\U00010D71\U00010D72\U00010D73\U00010D74\U00010D75\U00010D76\U00010D77\U00010D78'
		'\U00010D79\U00010D7A\U00010D7B\U00010D7C\U00010D7D\U00010D7E\U00010D7F\U00010D80\U00010D81\U00010D82\U00010D83'
		'\U00010D84\U00010D85\U00016E60\U00016E61\U00016E62\U00016E63\U00016E64\U00016E65\U00016E66\U00016E67\U00016E68'
		'\U00016E69\U00016E6A\U00016E6B\U00016E6C\U00016E6D\U00016E6E\U00016E6F\U00016E70\U00016E71\U00016E72\U00016E73'
		'\U00016E74\U00016E75\U00016E76\U00016E77\U00016E78\U00016E79\U00016E7A\U00016E7B\U00016E7C\U00016E7D\U00016E7E'
		'\U00016E7F\U00016EBB\U00016EBC\U00016EBD\U00016EBE\U00016EBF\U00016EC0\U00016EC1\U00016EC2\U00016EC3\U00016EC4'
		'\U00016EC5\U00016EC6\U00016EC7\U00016EC8\U00016EC9\U00016ECA\U00016ECB\U00016ECC\U00016ECD\U00016ECE\U00016ECF'
		'\U00016ED0\U00016ED1\U00016ED2\U00016ED3'
)), '[\t-\r \u2028\u2029]+', ' ', 'g'), ' ');
--> statement-breakpoint
-- Folded text in letters that make words on every server: one whose character type is C, as ours, takes no Arabic letter
-- for one, and would have no trigrams of it. Each Arabic letter has one of its own; that it may stand for another, too,
-- costs a look at the text itself.
CREATE FUNCTION search_letters(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN translate(value, 'ابتثجحخدذرزسشصضطظعغفقكلمنهويپچژگڤ', 'abt0j75d4rzsxcv683gfqklmnhwypeoui');
--> statement-breakpoint
-- The same as cityKey() of server/features/regions/find-city.ts.
CREATE FUNCTION city_key(value text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN regexp_replace(fold_text(value), '[\s''’‘ʿʾ`.،,ء-]', '', 'g');
--> statement-breakpoint
-- The text of clean HTML, for searches: tags within a word divide no word.
CREATE FUNCTION html_text(html text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN replace(replace(replace(replace(
	regexp_replace(regexp_replace(html, '</?(strong|em|u|s|a|code)(\s[^>]*)?>', '', 'g'), '<[^>]*>', ' ', 'g'),
	'&nbsp;', ' '), '&lt;', '<'), '&gt;', '>'), '&amp;', '&');
--> statement-breakpoint
CREATE TABLE "catalogue_answers" (
	"key" text PRIMARY KEY NOT NULL,
	"body" jsonb NOT NULL,
	"fetched_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"serial" text NOT NULL,
	"team_id" uuid NOT NULL,
	"type" text NOT NULL,
	"content" jsonb NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"issued_by" uuid NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"revoked_because" text,
	CONSTRAINT "certificates_serial_key" UNIQUE("serial"),
	CONSTRAINT "certificates_type_check" CHECK ("certificates"."type" in ('q', 'f')),
	CONSTRAINT "certificates_serial_check" CHECK ("certificates"."serial" ~ '^\d{3}(-\d{3}){4}$'),
	CONSTRAINT "certificates_revoked_check" CHECK (("certificates"."revoked_at" is null) = ("certificates"."revoked_by" is null) and ("certificates"."revoked_at" is null) = ("certificates"."revoked_because" is null))
);
--> statement-breakpoint
CREATE TABLE "community_categories" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"logo" text,
	"position" integer DEFAULT 0 NOT NULL,
	"status" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "community_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"topic_id" uuid NOT NULL,
	"parent_id" uuid,
	"user_id" uuid NOT NULL,
	"body" text NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"replies_count" integer DEFAULT 0 NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_comments_counts_check" CHECK ("community_comments"."likes_count" >= 0 and "community_comments"."replies_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "community_likes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"topic_id" uuid,
	"comment_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_likes_one_target" CHECK (num_nonnulls(topic_id, comment_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "community_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"topic_id" uuid,
	"comment_id" uuid,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"settled_at" timestamp (3) with time zone,
	CONSTRAINT "community_reports_once_key" UNIQUE NULLS NOT DISTINCT("user_id","topic_id","comment_id"),
	CONSTRAINT "community_reports_one_target" CHECK (num_nonnulls(topic_id, comment_id) = 1)
);
--> statement-breakpoint
CREATE TABLE "community_topics" (
	"id" uuid PRIMARY KEY NOT NULL,
	"category_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"slug" text NOT NULL,
	"body" text NOT NULL,
	"preview" text NOT NULL,
	"likes_count" integer DEFAULT 0 NOT NULL,
	"comments_count" integer DEFAULT 0 NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "community_topics_slug_key" UNIQUE("slug"),
	CONSTRAINT "community_topics_counts_check" CHECK ("community_topics"."likes_count" >= 0 and "community_topics"."comments_count" >= 0)
);
--> statement-breakpoint
CREATE TABLE "age_levels" (
	"competition_id" uuid NOT NULL,
	"key" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	CONSTRAINT "age_levels_pkey" PRIMARY KEY("competition_id","key")
);
--> statement-breakpoint
CREATE TABLE "competition_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"competition_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"file_path" text NOT NULL,
	"file_path_en" text,
	"position" integer DEFAULT 0 NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "competitions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"slug" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"price_halalas" integer DEFAULT 0 NOT NULL,
	"currency" text DEFAULT 'SAR' NOT NULL,
	"paid" boolean DEFAULT false NOT NULL,
	"coaches_no" integer NOT NULL,
	"members_no" integer NOT NULL,
	"logo" text,
	"banner" text,
	"video" text,
	"hardware" text DEFAULT '' NOT NULL,
	"hardware_en" text DEFAULT '' NOT NULL,
	"software" text DEFAULT '' NOT NULL,
	"software_en" text DEFAULT '' NOT NULL,
	"teams_info" text DEFAULT '' NOT NULL,
	"teams_info_en" text DEFAULT '' NOT NULL,
	"qualification_info" text DEFAULT '' NOT NULL,
	"qualification_info_en" text DEFAULT '' NOT NULL,
	"main_mission" text DEFAULT '' NOT NULL,
	"main_mission_en" text DEFAULT '' NOT NULL,
	"theme" text DEFAULT '' NOT NULL,
	"theme_en" text DEFAULT '' NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"registration" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "competitions_season_slug_key" UNIQUE("season_id","slug"),
	CONSTRAINT "competitions_id_season_key" UNIQUE("id","season_id"),
	CONSTRAINT "competitions_price_check" CHECK ("competitions"."price_halalas" >= 0),
	CONSTRAINT "competitions_fee_check" CHECK (not "competitions"."paid" or "competitions"."price_halalas" >= 100),
	CONSTRAINT "competitions_people_check" CHECK ("competitions"."coaches_no" >= 0 and "competitions"."members_no" >= 0)
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"team_no" text DEFAULT '' NOT NULL,
	"message" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "contact_messages_language_check" CHECK ("contact_messages"."language" in ('ar', 'en'))
);
--> statement-breakpoint
CREATE TABLE "faqs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"question" text NOT NULL,
	"question_en" text NOT NULL,
	"answer" text NOT NULL,
	"answer_en" text NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"search_text" text GENERATED ALWAYS AS (fold_text(question || ' ' || question_en || ' ' || html_text(answer) || ' ' || html_text(answer_en))) STORED NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "gallery_items" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"season_id" uuid NOT NULL,
	"competition_id" uuid,
	"status" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "credit_notes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"invoice_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "credit_notes_number_key" UNIQUE("number"),
	CONSTRAINT "credit_notes_invoice_key" UNIQUE("invoice_id")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"series" text PRIMARY KEY NOT NULL,
	"last" integer NOT NULL,
	CONSTRAINT "invoice_series_last_check" CHECK ("invoice_series"."last" >= 0)
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"order_id" uuid NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"content" jsonb NOT NULL,
	CONSTRAINT "invoices_number_key" UNIQUE("number")
);
--> statement-breakpoint
CREATE TABLE "look_ups" (
	"user_id" uuid NOT NULL,
	"id_hash" "bytea" NOT NULL,
	"looked_up_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "look_ups_user_id_id_hash_pk" PRIMARY KEY("user_id","id_hash")
);
--> statement-breakpoint
CREATE TABLE "change_log" (
	"id" uuid PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT clock_timestamp() NOT NULL,
	"changed_by" uuid,
	"kind" text NOT NULL,
	"record_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_en" text,
	"action" text NOT NULL,
	"before" jsonb NOT NULL,
	"after" jsonb NOT NULL,
	"idempotency_key" text,
	CONSTRAINT "change_log_action_check" CHECK ("change_log"."action" in ('created', 'changed', 'deleted')),
	CONSTRAINT "change_log_by_check" CHECK ("change_log"."changed_by" is not null or "change_log"."kind" in ('team_people', 'team_entity'))
);
--> statement-breakpoint
CREATE TABLE "partners" (
	"id" uuid PRIMARY KEY NOT NULL,
	"picture" text NOT NULL,
	"name" text DEFAULT '' NOT NULL,
	"name_en" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "payment_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"type" text NOT NULL,
	"ref" text NOT NULL,
	"data" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "orders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose_kind" text NOT NULL,
	"purpose_id" uuid NOT NULL,
	"created_by" uuid NOT NULL,
	"items" jsonb NOT NULL,
	"currency" text NOT NULL,
	"subtotal" integer NOT NULL,
	"tax" integer NOT NULL,
	"rounding" integer NOT NULL,
	"total" integer NOT NULL,
	"terms_accepted_at" timestamp (3) with time zone,
	"paid_at" timestamp (3) with time zone,
	"payment_method" text,
	"payment_note" text,
	"recorded_by" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "orders_amounts_check" CHECK ("orders"."subtotal" >= 0 and "orders"."tax" >= 0 and "orders"."total" >= 0),
	CONSTRAINT "orders_total_check" CHECK ("orders"."total" = "orders"."subtotal" + "orders"."tax" + "orders"."rounding"),
	CONSTRAINT "orders_payment_method_check" CHECK ("orders"."payment_method" in ('card', 'manual')),
	CONSTRAINT "orders_paid_check" CHECK (("orders"."paid_at" is null) = ("orders"."payment_method" is null)),
	CONSTRAINT "orders_manual_payment_check" CHECK ("orders"."payment_method" is distinct from 'manual' or num_nulls("orders"."payment_note", "orders"."recorded_by") = 0)
);
--> statement-breakpoint
CREATE TABLE "payment_attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"order_id" uuid NOT NULL,
	"started_by" uuid NOT NULL,
	"cart_id" text NOT NULL,
	"return_token" text NOT NULL,
	"ref" text,
	"url" text,
	"state" text DEFAULT 'created' NOT NULL,
	"amount" integer NOT NULL,
	"currency" text NOT NULL,
	"test" boolean NOT NULL,
	"needs_refund" boolean DEFAULT false NOT NULL,
	"last_answer" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp (3) with time zone,
	CONSTRAINT "payment_attempts_cart_id_key" UNIQUE("cart_id"),
	CONSTRAINT "payment_attempts_ref_key" UNIQUE("ref"),
	CONSTRAINT "payment_attempts_state_check" CHECK ("payment_attempts"."state" in ('created', 'redirected', 'held', 'paid', 'declined', 'cancelled', 'expired', 'unknown', 'review')),
	CONSTRAINT "payment_attempts_amount_check" CHECK ("payment_attempts"."amount" >= 0)
);
--> statement-breakpoint
CREATE TABLE "deletion_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"carried_out_at" timestamp (3) with time zone,
	"carried_out_by" uuid,
	"report" jsonb,
	CONSTRAINT "deletion_requests_closed_once" CHECK (num_nonnulls("deletion_requests"."withdrawn_at", "deletion_requests"."carried_out_at") <= 1),
	CONSTRAINT "deletion_requests_carried_out_check" CHECK (("deletion_requests"."carried_out_at" is null) = ("deletion_requests"."carried_out_by" is null) and ("deletion_requests"."carried_out_at" is null) = ("deletion_requests"."report" is null))
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	CONSTRAINT "regions_code_key" UNIQUE("code")
);
--> statement-breakpoint
CREATE TABLE "results" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"competition_id" uuid NOT NULL,
	"team_id" uuid NOT NULL,
	"region_id" uuid NOT NULL,
	"age_level" text NOT NULL,
	"ranked" smallint NOT NULL,
	"score" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "results_ranked_check" CHECK ("results"."ranked" between 1 and 40),
	CONSTRAINT "results_score_check" CHECK ("results"."score" >= 0)
);
--> statement-breakpoint
CREATE TABLE "score_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid,
	"uploaded_by" uuid NOT NULL,
	"file_name" text NOT NULL,
	"title" text NOT NULL,
	"bytes" integer NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_documents_file_name_key" UNIQUE("file_name"),
	CONSTRAINT "score_documents_bytes_check" CHECK ("score_documents"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "score_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"kind" text NOT NULL,
	"score" numeric(7, 2) NOT NULL,
	"time" text NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "score_entries_position_key" UNIQUE("submission_id","position"),
	CONSTRAINT "score_entries_kind_check" CHECK ("score_entries"."kind" in ('match', 'innovation_project', 'robot_design')),
	CONSTRAINT "score_entries_amounts_check" CHECK ("score_entries"."position" >= 0 and "score_entries"."score" >= 0)
);
--> statement-breakpoint
CREATE TABLE "score_matches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"submission_id" uuid NOT NULL,
	"position" smallint NOT NULL,
	"fbs" numeric(7, 2) NOT NULL,
	"obs" numeric(7, 2) NOT NULL,
	"link" text NOT NULL,
	CONSTRAINT "score_matches_position_key" UNIQUE("submission_id","position"),
	CONSTRAINT "score_matches_amounts_check" CHECK ("score_matches"."position" >= 0 and "score_matches"."fbs" >= 0 and "score_matches"."obs" >= 0)
);
--> statement-breakpoint
CREATE TABLE "score_submissions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"competition_id" uuid NOT NULL,
	"submitted_by" uuid NOT NULL,
	"project_link" text,
	"code_link" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "score_submissions_team_key" UNIQUE("team_id")
);
--> statement-breakpoint
CREATE TABLE "season_milestones" (
	"id" uuid PRIMARY KEY NOT NULL,
	"season_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"title" text NOT NULL,
	"title_en" text NOT NULL,
	"from_day" date NOT NULL,
	"from_time" time(0),
	"to_day" date NOT NULL,
	"to_time" time(0),
	"region_id" uuid,
	"place" text DEFAULT '' NOT NULL,
	"place_en" text DEFAULT '' NOT NULL,
	"link" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "season_milestones_kind" CHECK ("season_milestones"."kind" in ('registration', 'training', 'regional', 'final', 'broadcast', 'results', 'other')),
	CONSTRAINT "season_milestones_times" CHECK ((from_time is null) = (to_time is null)),
	CONSTRAINT "season_milestones_order" CHECK (to_day > from_day or (to_day = from_day and (from_time is null or to_time > from_time))),
	CONSTRAINT "season_milestones_link" CHECK (link ~ '^(https://[^/]|/[^/\\])')
);
--> statement-breakpoint
CREATE TABLE "seasons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"slug" text NOT NULL,
	"code" text NOT NULL,
	"last_team_number" integer DEFAULT 0 NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"title_en" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"description_en" text DEFAULT '' NOT NULL,
	"logo" text,
	"image" text,
	"template_html" text DEFAULT '' NOT NULL,
	"template_html_en" text DEFAULT '' NOT NULL,
	"general_rules" text DEFAULT '' NOT NULL,
	"general_rules_en" text DEFAULT '' NOT NULL,
	"attributes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"registration" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "seasons_slug_key" UNIQUE("slug"),
	CONSTRAINT "seasons_code_key" UNIQUE("code"),
	CONSTRAINT "seasons_last_team_number_check" CHECK ("seasons"."last_team_number" >= 0)
);
--> statement-breakpoint
-- Counts of the last minutes need not outlive a crash, and every call that is limited would wait for a disk.
CREATE UNLOGGED TABLE "rate_limits" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE TABLE "redeemed_tokens" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"redeemed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"user_id" uuid NOT NULL,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_token_hash_key" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"site_name" text NOT NULL,
	"brand" text NOT NULL,
	"brand_en" text NOT NULL,
	"copyright" text DEFAULT '' NOT NULL,
	"privacy" text DEFAULT '' NOT NULL,
	"privacy_en" text DEFAULT '' NOT NULL,
	"terms" text DEFAULT '' NOT NULL,
	"terms_en" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"address" text DEFAULT '' NOT NULL,
	"address_en" text DEFAULT '' NOT NULL,
	"social" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"unpaid_teams_max" integer DEFAULT 30 NOT NULL,
	"seller_name" text NOT NULL,
	"seller_name_en" text NOT NULL,
	"seller_address" text NOT NULL,
	"seller_address_en" text NOT NULL,
	"seller_vat_number" text NOT NULL,
	"seller_cr_number" text NOT NULL,
	"notice" text DEFAULT '' NOT NULL,
	"notice_en" text DEFAULT '' NOT NULL,
	"notice_kind" text DEFAULT 'info' NOT NULL,
	"notice_from" timestamp (3) with time zone,
	"notice_to" timestamp (3) with time zone,
	"notice_link" text DEFAULT '' NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "settings_site_name_key" UNIQUE("site_name"),
	CONSTRAINT "settings_notice_kind_check" CHECK ("settings"."notice_kind" in ('info', 'warning')),
	CONSTRAINT "settings_notice_dates_check" CHECK ("settings"."notice_to" > "settings"."notice_from")
);
--> statement-breakpoint
CREATE TABLE "talents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"gender" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"school" text NOT NULL,
	"subject" text NOT NULL,
	"administration" text NOT NULL,
	"trainings" jsonb NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "talents_gender_check" CHECK ("talents"."gender" in ('male', 'female'))
);
--> statement-breakpoint
CREATE TABLE "team_people" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_id" uuid NOT NULL,
	"role" text NOT NULL,
	"position" smallint NOT NULL,
	"steb_user_id" text NOT NULL,
	"national_id" text NOT NULL,
	"name" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"nationality" text DEFAULT '' NOT NULL,
	"gender" text DEFAULT '' NOT NULL,
	"dob" date,
	"picture" text DEFAULT 'avator.png' NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"agreed_at" timestamp (3) with time zone,
	"refused_at" timestamp (3) with time zone,
	"answer_link" "bytea",
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "team_people_once_key" UNIQUE("team_id","national_id"),
	CONSTRAINT "team_people_position_key" UNIQUE("team_id","role","position"),
	CONSTRAINT "team_people_role_check" CHECK ("team_people"."role" in ('coach', 'member')),
	CONSTRAINT "team_people_position_check" CHECK ("team_people"."position" >= 0),
	CONSTRAINT "team_people_answer_check" CHECK ("team_people"."agreed_at" is null or "team_people"."refused_at" is null)
);
--> statement-breakpoint
CREATE TABLE "teams" (
	"id" uuid PRIMARY KEY NOT NULL,
	"team_no" text NOT NULL,
	"name" text NOT NULL,
	"season_id" uuid NOT NULL,
	"competition_id" uuid NOT NULL,
	"age_level" text NOT NULL,
	"school_name" text NOT NULL,
	"stage" text DEFAULT '' NOT NULL,
	"region_id" uuid NOT NULL,
	"city" text DEFAULT '' NOT NULL,
	"search_text" text GENERATED ALWAYS AS (' ' || fold_text(team_no || ' ' || name || ' ' || school_name || ' ' || city)) STORED NOT NULL,
	"people_text" text DEFAULT '' NOT NULL,
	"city_key" text GENERATED ALWAYS AS (city_key(city)) STORED NOT NULL,
	"image" text,
	"status" boolean DEFAULT true NOT NULL,
	"payment_status" boolean DEFAULT false NOT NULL,
	"created_by" uuid NOT NULL,
	"entity" jsonb,
	"entity_steb_id" text,
	"entity_agreed_at" timestamp (3) with time zone,
	"entity_link" "bytea",
	"notes" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"idempotency_form" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "teams_team_no_key" UNIQUE("team_no")
);
--> statement-breakpoint
CREATE TABLE "training_centres" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"name_en" text NOT NULL,
	"address" text NOT NULL,
	"address_en" text NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"location" text DEFAULT '' NOT NULL,
	"region_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"revision" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"file_name" text NOT NULL,
	"user_id" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"unused_since" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "uploads_file_name_key" UNIQUE("file_name"),
	CONSTRAINT "uploads_state_check" CHECK ("uploads"."state" in ('new', 'used', 'leaving')),
	CONSTRAINT "uploads_size_check" CHECK ("uploads"."width" >= 0 and "uploads"."height" >= 0 and "uploads"."bytes" >= 0)
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"steb_user_id" text NOT NULL,
	"type" smallint NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"national_id" text NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"picture" text,
	"nationality" text DEFAULT 'SA' NOT NULL,
	"dob" date,
	"gender" text,
	"guardian_name" text,
	"guardian_phone" text,
	"subscription" boolean DEFAULT false NOT NULL,
	"cr_number" text,
	"language" text,
	"is_admin" boolean DEFAULT false NOT NULL,
	"status" boolean DEFAULT true NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_steb_user_id_key" UNIQUE("steb_user_id"),
	CONSTRAINT "users_language_check" CHECK ("users"."language" in ('ar', 'en'))
);
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_issued_by_users_id_fk" FOREIGN KEY ("issued_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_revoked_by_users_id_fk" FOREIGN KEY ("revoked_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_topic_id_community_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_topics"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_parent_id_community_comments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_comments" ADD CONSTRAINT "community_comments_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_topic_id_community_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_topics"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_likes" ADD CONSTRAINT "community_likes_comment_id_community_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_topic_id_community_topics_id_fk" FOREIGN KEY ("topic_id") REFERENCES "public"."community_topics"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_reports" ADD CONSTRAINT "community_reports_comment_id_community_comments_id_fk" FOREIGN KEY ("comment_id") REFERENCES "public"."community_comments"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_topics" ADD CONSTRAINT "community_topics_category_id_community_categories_id_fk" FOREIGN KEY ("category_id") REFERENCES "public"."community_categories"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "community_topics" ADD CONSTRAINT "community_topics_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "age_levels" ADD CONSTRAINT "age_levels_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "competition_files" ADD CONSTRAINT "competition_files_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "competition_files" ADD CONSTRAINT "competition_files_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "competitions" ADD CONSTRAINT "competitions_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "faqs" ADD CONSTRAINT "faqs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "gallery_items" ADD CONSTRAINT "gallery_items_competition_of_season_fk" FOREIGN KEY ("competition_id","season_id") REFERENCES "public"."competitions"("id","season_id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "credit_notes" ADD CONSTRAINT "credit_notes_requested_by_users_id_fk" FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "look_ups" ADD CONSTRAINT "look_ups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "change_log" ADD CONSTRAINT "change_log_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "partners" ADD CONSTRAINT "partners_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_records" ADD CONSTRAINT "payment_records_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_records" ADD CONSTRAINT "payment_records_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "orders" ADD CONSTRAINT "orders_recorded_by_users_id_fk" FOREIGN KEY ("recorded_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "payment_attempts" ADD CONSTRAINT "payment_attempts_started_by_users_id_fk" FOREIGN KEY ("started_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "deletion_requests" ADD CONSTRAINT "deletion_requests_carried_out_by_users_id_fk" FOREIGN KEY ("carried_out_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "results" ADD CONSTRAINT "results_age_level_fk" FOREIGN KEY ("competition_id","age_level") REFERENCES "public"."age_levels"("competition_id","key") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "score_documents" ADD CONSTRAINT "score_documents_submission_id_score_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."score_submissions"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "score_documents" ADD CONSTRAINT "score_documents_uploaded_by_users_id_fk" FOREIGN KEY ("uploaded_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "score_entries" ADD CONSTRAINT "score_entries_submission_id_score_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."score_submissions"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "score_matches" ADD CONSTRAINT "score_matches_submission_id_score_submissions_id_fk" FOREIGN KEY ("submission_id") REFERENCES "public"."score_submissions"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "score_submissions" ADD CONSTRAINT "score_submissions_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "score_submissions" ADD CONSTRAINT "score_submissions_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "score_submissions" ADD CONSTRAINT "score_submissions_submitted_by_users_id_fk" FOREIGN KEY ("submitted_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "season_milestones" ADD CONSTRAINT "season_milestones_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "season_milestones" ADD CONSTRAINT "season_milestones_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "seasons" ADD CONSTRAINT "seasons_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "team_people" ADD CONSTRAINT "team_people_team_id_teams_id_fk" FOREIGN KEY ("team_id") REFERENCES "public"."teams"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_season_id_seasons_id_fk" FOREIGN KEY ("season_id") REFERENCES "public"."seasons"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_competition_id_competitions_id_fk" FOREIGN KEY ("competition_id") REFERENCES "public"."competitions"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "teams" ADD CONSTRAINT "teams_age_level_fk" FOREIGN KEY ("competition_id","age_level") REFERENCES "public"."age_levels"("competition_id","key") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_centres" ADD CONSTRAINT "training_centres_region_id_regions_id_fk" FOREIGN KEY ("region_id") REFERENCES "public"."regions"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "training_centres" ADD CONSTRAINT "training_centres_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_valid_key" ON "certificates" USING btree ("team_id","type") WHERE "certificates"."revoked_at" is null;
--> statement-breakpoint
CREATE INDEX "certificates_team_id_idx" ON "certificates" USING btree ("team_id","issued_at","id");
--> statement-breakpoint
CREATE INDEX "certificates_issued_by_idx" ON "certificates" USING btree ("issued_by");
--> statement-breakpoint
CREATE INDEX "certificates_revoked_by_idx" ON "certificates" USING btree ("revoked_by") WHERE "certificates"."revoked_by" is not null;
--> statement-breakpoint
CREATE INDEX "community_comments_topic_id_idx" ON "community_comments" USING btree ("topic_id","parent_id","created_at");
--> statement-breakpoint
CREATE INDEX "community_comments_parent_id_idx" ON "community_comments" USING btree ("parent_id");
--> statement-breakpoint
CREATE INDEX "community_comments_user_id_idx" ON "community_comments" USING btree ("user_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "community_likes_topic_key" ON "community_likes" USING btree ("topic_id","user_id") WHERE topic_id is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "community_likes_comment_key" ON "community_likes" USING btree ("comment_id","user_id") WHERE comment_id is not null;
--> statement-breakpoint
CREATE INDEX "community_likes_user_id_idx" ON "community_likes" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "community_reports_created_at_idx" ON "community_reports" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "community_reports_topic_id_idx" ON "community_reports" USING btree ("topic_id");
--> statement-breakpoint
CREATE INDEX "community_reports_comment_id_idx" ON "community_reports" USING btree ("comment_id");
--> statement-breakpoint
CREATE INDEX "community_topics_newest_idx" ON "community_topics" USING btree ("created_at","id","category_id") WHERE status;
--> statement-breakpoint
CREATE INDEX "community_topics_newest_in_category_idx" ON "community_topics" USING btree ("category_id","created_at","id") WHERE status;
--> statement-breakpoint
CREATE INDEX "community_topics_category_id_idx" ON "community_topics" USING btree ("category_id");
--> statement-breakpoint
CREATE INDEX "community_topics_user_id_idx" ON "community_topics" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "competition_files_competition_idx" ON "competition_files" USING btree ("competition_id","position");
--> statement-breakpoint
CREATE INDEX "competition_files_updated_by_idx" ON "competition_files" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "competitions_season_position_idx" ON "competitions" USING btree ("season_id","position");
--> statement-breakpoint
CREATE INDEX "competitions_updated_by_idx" ON "competitions" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "contact_messages_created_at_idx" ON "contact_messages" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "faqs_updated_by_idx" ON "faqs" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "gallery_items_season_id_idx" ON "gallery_items" USING btree ("season_id","created_at");
--> statement-breakpoint
CREATE INDEX "gallery_items_competition_id_idx" ON "gallery_items" USING btree ("competition_id","season_id");
--> statement-breakpoint
CREATE INDEX "gallery_items_updated_by_idx" ON "gallery_items" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "credit_notes_requested_by_idx" ON "credit_notes" USING btree ("requested_by");
--> statement-breakpoint
CREATE INDEX "invoices_order_id_idx" ON "invoices" USING btree ("order_id","issued_at");
--> statement-breakpoint
CREATE INDEX "look_ups_looked_up_at_idx" ON "look_ups" USING btree ("looked_up_at");
--> statement-breakpoint
CREATE UNIQUE INDEX "change_log_idempotency_key" ON "change_log" USING btree ("changed_by","kind","idempotency_key") WHERE "change_log"."idempotency_key" is not null;
--> statement-breakpoint
CREATE INDEX "change_log_kind_idx" ON "change_log" USING btree ("kind","at","id");
--> statement-breakpoint
CREATE INDEX "change_log_record_idx" ON "change_log" USING btree ("record_id","at","id");
--> statement-breakpoint
CREATE INDEX "change_log_changed_by_idx" ON "change_log" USING btree ("changed_by");
--> statement-breakpoint
CREATE INDEX "partners_updated_by_idx" ON "partners" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "payment_records_user_team_idx" ON "payment_records" USING btree ("user_id","team_id","created_at");
--> statement-breakpoint
CREATE INDEX "payment_records_team_id_idx" ON "payment_records" USING btree ("team_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "orders_purpose_key" ON "orders" USING btree ("purpose_kind","purpose_id");
--> statement-breakpoint
CREATE INDEX "orders_created_at_idx" ON "orders" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "orders_paid_at_idx" ON "orders" USING btree ("paid_at");
--> statement-breakpoint
CREATE INDEX "orders_income_idx" ON "orders" USING btree ("total") WHERE paid_at is not null;
--> statement-breakpoint
CREATE INDEX "orders_created_by_idx" ON "orders" USING btree ("created_by");
--> statement-breakpoint
CREATE INDEX "orders_recorded_by_idx" ON "orders" USING btree ("recorded_by") WHERE recorded_by is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "payment_attempts_one_open_key" ON "payment_attempts" USING btree ("order_id") WHERE "payment_attempts"."ref" is not null and "payment_attempts"."state" in ('redirected', 'held', 'unknown');
--> statement-breakpoint
CREATE INDEX "payment_attempts_order_idx" ON "payment_attempts" USING btree ("order_id","created_at");
--> statement-breakpoint
CREATE INDEX "payment_attempts_attention_idx" ON "payment_attempts" USING btree ("state","needs_refund") WHERE state = 'review' or needs_refund;
--> statement-breakpoint
CREATE INDEX "payment_attempts_state_idx" ON "payment_attempts" USING btree ("state","created_at");
--> statement-breakpoint
CREATE INDEX "payment_attempts_started_by_idx" ON "payment_attempts" USING btree ("started_by");
--> statement-breakpoint
CREATE UNIQUE INDEX "deletion_requests_waiting_key" ON "deletion_requests" USING btree ("user_id") WHERE "deletion_requests"."withdrawn_at" is null and "deletion_requests"."carried_out_at" is null;
--> statement-breakpoint
CREATE INDEX "deletion_requests_user_id_idx" ON "deletion_requests" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "deletion_requests_created_at_idx" ON "deletion_requests" USING btree ("created_at","id");
--> statement-breakpoint
CREATE INDEX "deletion_requests_carried_out_by_idx" ON "deletion_requests" USING btree ("carried_out_by") WHERE "deletion_requests"."carried_out_by" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "results_team_key" ON "results" USING btree ("team_id");
--> statement-breakpoint
CREATE INDEX "results_of_season_idx" ON "results" USING btree ("season_id","competition_id","age_level","ranked","score","team_id","id");
--> statement-breakpoint
CREATE INDEX "results_competition_idx" ON "results" USING btree ("competition_id","age_level","ranked");
--> statement-breakpoint
CREATE INDEX "results_region_idx" ON "results" USING btree ("region_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "score_documents_submission_key" ON "score_documents" USING btree ("submission_id") WHERE "score_documents"."submission_id" is not null;
--> statement-breakpoint
CREATE INDEX "score_documents_uploaded_by_idx" ON "score_documents" USING btree ("uploaded_by");
--> statement-breakpoint
CREATE INDEX "score_documents_unused_idx" ON "score_documents" USING btree ("created_at") WHERE "score_documents"."submission_id" is null;
--> statement-breakpoint
CREATE INDEX "score_submissions_competition_idx" ON "score_submissions" USING btree ("competition_id");
--> statement-breakpoint
CREATE INDEX "score_submissions_submitted_by_idx" ON "score_submissions" USING btree ("submitted_by");
--> statement-breakpoint
CREATE INDEX "season_milestones_season_idx" ON "season_milestones" USING btree ("season_id","from_day");
--> statement-breakpoint
CREATE INDEX "season_milestones_region_id_idx" ON "season_milestones" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "seasons_updated_by_idx" ON "seasons" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits" USING btree ("expire");
--> statement-breakpoint
CREATE INDEX "sessions_user_id_idx" ON "sessions" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "sessions_expires_at_idx" ON "sessions" USING btree ("expires_at");
--> statement-breakpoint
CREATE INDEX "settings_updated_by_idx" ON "settings" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "talents_created_at_idx" ON "talents" USING btree ("created_at");
--> statement-breakpoint
CREATE INDEX "team_people_steb_user_id_idx" ON "team_people" USING btree ("steb_user_id","team_id");
--> statement-breakpoint
CREATE INDEX "team_people_national_id_idx" ON "team_people" USING btree ("national_id","team_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "team_people_answer_link_key" ON "team_people" USING btree ("answer_link") WHERE "team_people"."answer_link" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "teams_idempotency_key" ON "teams" USING btree ("created_by","idempotency_key") WHERE "teams"."idempotency_key" is not null;
--> statement-breakpoint
CREATE INDEX "teams_created_by_idx" ON "teams" USING btree ("created_by","created_at");
--> statement-breakpoint
CREATE INDEX "teams_entity_idx" ON "teams" USING btree ("entity_steb_id");
--> statement-breakpoint
CREATE UNIQUE INDEX "teams_entity_link_key" ON "teams" USING btree ("entity_link") WHERE "teams"."entity_link" is not null;
--> statement-breakpoint
CREATE INDEX "teams_newest_idx" ON "teams" USING btree ("created_at","id","payment_status","season_id");
--> statement-breakpoint
CREATE INDEX "teams_by_name_idx" ON "teams" USING btree ("name","id","payment_status","season_id");
--> statement-breakpoint
CREATE INDEX "teams_by_number_idx" ON "teams" USING btree ("team_no","id","payment_status","season_id");
--> statement-breakpoint
CREATE INDEX "teams_paid_idx" ON "teams" USING btree ("payment_status","created_at","id");
--> statement-breakpoint
CREATE INDEX "teams_of_season_idx" ON "teams" USING btree ("season_id","created_at","id","payment_status");
--> statement-breakpoint
CREATE INDEX "teams_count_idx" ON "teams" USING btree ("season_id","payment_status","status");
--> statement-breakpoint
CREATE INDEX "teams_competition_idx" ON "teams" USING btree ("competition_id","age_level");
--> statement-breakpoint
CREATE INDEX "teams_city_key_idx" ON "teams" USING btree ("city_key");
--> statement-breakpoint
CREATE INDEX "teams_region_idx" ON "teams" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "teams_search_idx" ON "teams" USING gin (search_letters("search_text" || ' ' || "people_text") gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "training_centres_region_id_idx" ON "training_centres" USING btree ("region_id");
--> statement-breakpoint
CREATE INDEX "training_centres_updated_by_idx" ON "training_centres" USING btree ("updated_by");
--> statement-breakpoint
CREATE INDEX "uploads_user_id_idx" ON "uploads" USING btree ("user_id");
--> statement-breakpoint
CREATE INDEX "uploads_unused_idx" ON "uploads" USING btree ("unused_since") WHERE state <> 'used';
--> statement-breakpoint
CREATE INDEX "users_national_id_idx" ON "users" USING btree ("national_id");
--> statement-breakpoint
CREATE INDEX "users_email_idx" ON "users" USING btree (lower("email"));
--> statement-breakpoint
-- Written by hand, because the table of orders cannot be imported where invoices are declared.
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_order_id_orders_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."orders"("id") ON DELETE restrict ON UPDATE no action;
--> statement-breakpoint
-- How many rows a word finds is seen from samples of the text: more of them, so that rare and common words are told apart.
ALTER INDEX "teams_search_idx" ALTER COLUMN 1 SET STATISTICS 1000;
--> statement-breakpoint
-- Who registered a team and who coaches it, by name: what the office's search looks in besides the team's own texts.
CREATE FUNCTION people_text_of(team uuid, creator uuid) RETURNS text LANGUAGE sql STABLE
RETURN (
	SELECT fold_text(concat_ws(' ', u.name, (
		SELECT string_agg(p.name, ' ' ORDER BY p.position) FROM team_people p
		WHERE p.team_id = team AND p.role = 'coach' AND p.name <> u.name
	)))
	FROM users u WHERE u.id = creator
);
--> statement-breakpoint
--> statement-breakpoint
-- Kept by triggers, since three tables have a part in it. A team that is registered brings the right text along, and
-- then nothing is written a second time.
-- Two transactions that change a person and a membership at once do not see each other's part, and whichever wrote last
-- wrote what the other had changed. So whoever computes the text first waits for those who are at it, and computes it in a
-- statement of its own, which sees what they have committed. The creator's row is locked against a new name alone.
CREATE FUNCTION set_people_text() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	creator text;
BEGIN
	SELECT u.name INTO creator FROM users u WHERE u.id = NEW.created_by FOR SHARE;
	-- A registration brings the right text along, with coaches whose rows come after it; unless the name is another by now.
	IF TG_OP = 'UPDATE' OR NEW.people_text = '' OR NOT starts_with(NEW.people_text, fold_text(creator)) THEN
		NEW.people_text := coalesce(people_text_of(NEW.id, NEW.created_by), '');
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "teams_people_text_new" BEFORE INSERT ON "teams"
FOR EACH ROW EXECUTE FUNCTION set_people_text();
--> statement-breakpoint
CREATE TRIGGER "teams_people_text_creator" BEFORE UPDATE OF created_by ON "teams"
FOR EACH ROW WHEN (NEW.created_by <> OLD.created_by) EXECUTE FUNCTION set_people_text();
--> statement-breakpoint
CREATE FUNCTION coach_changed() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid[] := ARRAY[
		CASE WHEN TG_OP <> 'DELETE' THEN NEW.team_id END, CASE WHEN TG_OP <> 'INSERT' THEN OLD.team_id END
	];
BEGIN
	PERFORM 1 FROM teams WHERE id = ANY (changed) ORDER BY id FOR NO KEY UPDATE;
	UPDATE teams SET people_text = people_text_of(id, created_by)
	WHERE id = ANY (changed) AND people_text IS DISTINCT FROM people_text_of(id, created_by);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "team_people_coach_new" AFTER INSERT ON "team_people"
FOR EACH ROW WHEN (NEW.role = 'coach') EXECUTE FUNCTION coach_changed();
--> statement-breakpoint
CREATE TRIGGER "team_people_coach_changed" AFTER UPDATE OF name, role, position, team_id ON "team_people"
FOR EACH ROW WHEN (NEW.role = 'coach' OR OLD.role = 'coach') EXECUTE FUNCTION coach_changed();
--> statement-breakpoint
CREATE TRIGGER "team_people_coach_gone" AFTER DELETE ON "team_people"
FOR EACH ROW WHEN (OLD.role = 'coach') EXECUTE FUNCTION coach_changed();
--> statement-breakpoint
CREATE FUNCTION creator_renamed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM 1 FROM teams WHERE created_by = NEW.id ORDER BY id FOR NO KEY UPDATE;
	UPDATE teams SET people_text = people_text_of(id, created_by)
	WHERE created_by = NEW.id AND people_text IS DISTINCT FROM people_text_of(id, created_by);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_renamed" AFTER UPDATE OF name ON "users"
FOR EACH ROW WHEN (NEW.name <> OLD.name) EXECUTE FUNCTION creator_renamed();
--> statement-breakpoint
-- Calendars tell by it whether they know the newest dates, so it is moved by whatever changes a row.
CREATE FUNCTION set_updated_at() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.updated_at := now();
	RETURN NEW;
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "season_milestones_updated" BEFORE UPDATE ON "season_milestones"
FOR EACH ROW WHEN (NEW IS DISTINCT FROM OLD) EXECUTE FUNCTION set_updated_at();
--> statement-breakpoint
-- Tells every process of the portal, at commit, that public content has changed: the name is what a call `reads`.
CREATE FUNCTION tell_content_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('content_changes', TG_ARGV[0]);
	RETURN NULL;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
	made record;
BEGIN
	FOR made IN
		SELECT * FROM (VALUES
			('settings', 'settings'),
			('season_milestones', 'seasons'),
			('competitions', 'competitions'),
			('age_levels', 'competitions'),
			('competition_files', 'competitions'),
			('results', 'results'),
			('regions', 'regions'),
			('faqs', 'faqs'),
			('gallery_items', 'gallery'),
			('partners', 'partners'),
			('training_centres', 'training-centres'),
			('community_categories', 'community'),
			('community_topics', 'community'),
			('community_comments', 'community'),
			('community_likes', 'community'),
			('catalogue_answers', 'catalogue')
		) AS list (of_table, content)
	LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change(%L)',
			made.of_table || '_tell_change', made.of_table, made.content
		);
	END LOOP;
END;
$$;
--> statement-breakpoint
-- A season counts its teams in its own row: that is no change of what visitors read.
CREATE TRIGGER "seasons_tell_change" AFTER INSERT OR DELETE OR TRUNCATE
OR UPDATE OF slug, name, name_en, title, title_en, description, description_en, logo, image, template_html, template_html_en, general_rules, general_rules_en, attributes, status, registration
ON "seasons" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('seasons');
--> statement-breakpoint
-- Of a team, results show these alone. A team that has just been registered has no result.
CREATE TRIGGER "teams_tell_change" AFTER UPDATE OF name, image, city, school_name, payment_status
ON "teams" FOR EACH STATEMENT EXECUTE FUNCTION tell_content_change('results');
--> statement-breakpoint
--> statement-breakpoint
-- The log is only added to. Carrying out a person's deletion replaces that person's values in it, and nothing else.
CREATE FUNCTION refuse_change_of_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND current_setting('portal.erases_person', true) = 'on' THEN
		IF (NEW.id, NEW.at, NEW.changed_by, NEW.kind, NEW.record_id, NEW.action, NEW.idempotency_key)
			IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.changed_by, OLD.kind, OLD.record_id, OLD.action, OLD.idempotency_key)
		THEN
			RETURN NEW;
		END IF;
	END IF;
	RAISE EXCEPTION 'The log of changes is only added to' USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "change_log_append_only" BEFORE UPDATE OR DELETE ON "change_log"
FOR EACH ROW EXECUTE FUNCTION refuse_change_of_log();
--> statement-breakpoint
CREATE TRIGGER "change_log_never_emptied" BEFORE TRUNCATE ON "change_log"
FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_log();
--> statement-breakpoint
-- A call that was under way when its account was deleted writes nothing afterwards (decision 083). It waits for a
-- deletion that is being carried out, and a deletion waits for it.
CREATE FUNCTION refuse_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	account uuid;
BEGIN
	EXECUTE format('SELECT ($1).%I', TG_ARGV[0]) INTO account USING NEW;
	IF account IS NULL THEN
		RETURN NEW;
	END IF;
	PERFORM FROM users WHERE id = account AND steb_user_id NOT LIKE 'deleted-%' FOR KEY SHARE;
	IF NOT FOUND AND EXISTS (SELECT FROM users WHERE id = account) THEN
		RAISE EXCEPTION 'The account was deleted'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'account_deleted';
	END IF;
	RETURN NEW;
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
	place record;
BEGIN
	FOR place IN
		SELECT c.conrelid::regclass AS "table", a.attname AS "column"
		FROM pg_constraint c JOIN pg_attribute a ON a.attrelid = c.conrelid AND a.attnum = c.conkey[1]
		WHERE c.contype = 'f' AND c.confrelid = 'users'::regclass
	LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE INSERT OR UPDATE OF %I ON %s FOR EACH ROW
			EXECUTE FUNCTION refuse_deleted_account(%L)',
			place.column || '_not_deleted', place.column, place.table, place.column);
	END LOOP;
END;
$$;
--> statement-breakpoint
-- And the account itself gets no value back.
CREATE FUNCTION refuse_values_of_deleted_account() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The account was deleted'
		USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'account_deleted';
END;
$$;
--> statement-breakpoint
CREATE TRIGGER "users_stay_deleted" BEFORE UPDATE ON "users"
FOR EACH ROW WHEN (OLD.steb_user_id LIKE 'deleted-%') EXECUTE FUNCTION refuse_values_of_deleted_account();
--> statement-breakpoint
-- Whatever writes (the portal, a script, a hand at the database): what was invoiced stays, and what is paid is paid in all
-- places at once (docs/decisions/168).
CREATE FUNCTION refuse_change_of_money() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION '% of % is refused: what was ordered, paid and invoiced stays', TG_OP, TG_TABLE_NAME
		USING ERRCODE = 'insufficient_privilege';
END;
$$;
--> statement-breakpoint
DO $$
DECLARE
	kept text;
BEGIN
	FOREACH kept IN ARRAY ARRAY['orders', 'payment_attempts', 'invoices', 'credit_notes'] LOOP
		EXECUTE format('CREATE TRIGGER %I BEFORE DELETE ON %I FOR EACH ROW EXECUTE FUNCTION refuse_change_of_money()',
			kept || '_stay', kept);
		EXECUTE format('CREATE TRIGGER %I BEFORE TRUNCATE ON %I FOR EACH STATEMENT EXECUTE FUNCTION refuse_change_of_money()',
			kept || '_never_emptied', kept);
	END LOOP;
END;
$$;
--> statement-breakpoint
-- The name of a deleted account goes from it once the tax law no longer wants it; nothing else of it ever changes.
CREATE TRIGGER "invoices_unchanged" AFTER UPDATE ON "invoices"
FOR EACH ROW WHEN (
	(NEW.id, NEW.number, NEW.order_id, NEW.issued_at, NEW.content #- '{buyer,name}' #- '{buyer,email}')
	IS DISTINCT FROM (OLD.id, OLD.number, OLD.order_id, OLD.issued_at, OLD.content #- '{buyer,name}' #- '{buyer,email}')
	OR NEW.content->'buyer' IS DISTINCT FROM OLD.content->'buyer'
		AND NEW.content->'buyer'->>'name' IS DISTINCT FROM 'حساب محذوف · Deleted account'
) EXECUTE FUNCTION refuse_change_of_money();
--> statement-breakpoint
CREATE TRIGGER "credit_notes_unchanged" AFTER UPDATE ON "credit_notes"
FOR EACH ROW WHEN (
	(NEW.id, NEW.number, NEW.invoice_id, NEW.issued_at, NEW.requested_by, NEW.content #- '{buyer,name}' #- '{buyer,email}')
	IS DISTINCT FROM (OLD.id, OLD.number, OLD.invoice_id, OLD.issued_at, OLD.requested_by, OLD.content #- '{buyer,name}' #- '{buyer,email}')
	OR NEW.content->'buyer' IS DISTINCT FROM OLD.content->'buyer'
		AND NEW.content->'buyer'->>'name' IS DISTINCT FROM 'حساب محذوف · Deleted account'
) EXECUTE FUNCTION refuse_change_of_money();
--> statement-breakpoint
-- What is owed, and for what, is decided once; a payment is recorded once. Whose order it is may change, and names go.
CREATE TRIGGER "orders_sums_stay" AFTER UPDATE ON "orders"
FOR EACH ROW WHEN (
	(NEW.id, NEW.purpose_kind, NEW.purpose_id, NEW.currency, NEW.subtotal, NEW.tax, NEW.rounding, NEW.total)
	IS DISTINCT FROM
	(OLD.id, OLD.purpose_kind, OLD.purpose_id, OLD.currency, OLD.subtotal, OLD.tax, OLD.rounding, OLD.total)
	OR OLD.paid_at IS NOT NULL AND (NEW.paid_at, NEW.payment_method, NEW.recorded_by)
	IS DISTINCT FROM (OLD.paid_at, OLD.payment_method, OLD.recorded_by)
) EXECUTE FUNCTION refuse_change_of_money();
--> statement-breakpoint
CREATE TRIGGER "payment_attempts_sums_stay" AFTER UPDATE ON "payment_attempts"
FOR EACH ROW WHEN (
	(NEW.id, NEW.order_id, NEW.started_by, NEW.cart_id, NEW.amount, NEW.currency)
	IS DISTINCT FROM (OLD.id, OLD.order_id, OLD.started_by, OLD.cart_id, OLD.amount, OLD.currency)
	OR OLD.state = 'paid' AND (NEW.state, NEW.ref) IS DISTINCT FROM (OLD.state, OLD.ref)
) EXECUTE FUNCTION refuse_change_of_money();
--> statement-breakpoint
-- At the end of a transaction: an order that it made paid has its invoice and, by card, an attempt that was charged the
-- whole sum; and a team is paid when its order is.
CREATE FUNCTION refuse_half_a_payment() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	settled uuid;
	broken text;
BEGIN
	IF TG_TABLE_NAME = 'orders' THEN
		settled := NEW.id;
	ELSIF TG_TABLE_NAME = 'payment_attempts' THEN
		settled := NEW.order_id;
	ELSE
		SELECT id INTO settled FROM orders WHERE purpose_kind = 'team' AND purpose_id = NEW.id;
	END IF;
	-- Whoever marks the team at the same time waits, or is waited for: one of both sees the other.
	PERFORM FROM teams t JOIN orders o ON o.purpose_kind = 'team' AND o.purpose_id = t.id WHERE o.id = settled FOR SHARE OF t;
	SELECT CASE
		WHEN o.paid_at IS NOT NULL AND NOT EXISTS (SELECT FROM invoices i WHERE i.order_id = o.id)
			THEN 'it is paid and has no invoice'
		WHEN o.payment_method = 'card' AND NOT EXISTS (
			SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'paid'
				AND NOT a.needs_refund AND (a.amount, a.currency) = (o.total, o.currency))
			THEN 'it is paid by card and no attempt was charged its sum'
		WHEN o.paid_at IS NULL AND EXISTS (SELECT FROM payment_attempts a WHERE a.order_id = o.id AND a.state = 'paid')
			THEN 'an attempt was charged and it is not paid'
		WHEN o.purpose_kind = 'team' AND EXISTS (
			SELECT FROM teams t WHERE t.id = o.purpose_id AND t.payment_status <> (o.paid_at IS NOT NULL))
			THEN 'its team is paid and it is not, or the other way round'
	END INTO broken FROM orders o
	WHERE o.id = settled;
	IF broken IS NOT NULL THEN
		RAISE EXCEPTION 'Half a payment of an order: %', broken
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'whole_payment';
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "orders_paid_whole" AFTER INSERT OR UPDATE OF "paid_at", "payment_method" ON "orders"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_half_a_payment();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "payment_attempts_paid_whole" AFTER INSERT OR UPDATE OF "state" ON "payment_attempts"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.state = 'paid') EXECUTE FUNCTION refuse_half_a_payment();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "teams_paid_whole" AFTER INSERT OR UPDATE OF "payment_status" ON "teams"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_half_a_payment();
--> statement-breakpoint
-- At the end of a transaction: an order has one invoice that no credit note cancels. Of two payments that are recorded at once
-- with the same date, nothing of the order differs, and only the second invoice says that it was paid twice.
CREATE FUNCTION refuse_second_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF (
		SELECT count(*) FROM invoices i
		WHERE i.order_id = NEW.order_id AND NOT EXISTS (SELECT FROM credit_notes c WHERE c.invoice_id = i.id)
	) > 1 THEN
		RAISE EXCEPTION 'An order has two invoices that are valid'
			USING ERRCODE = 'integrity_constraint_violation', CONSTRAINT = 'one_valid_invoice';
	END IF;
	RETURN NULL;
END;
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "invoices_one_valid" AFTER INSERT ON "invoices"
DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION refuse_second_invoice();
